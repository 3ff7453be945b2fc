import { useState } from 'react';
import { noticeOffer } from '../../content/copy/offline.ts';
import buttons from '../../design/button.module.css';

/** A button that asks for permission to notify. Renders nothing if the visitor has decided before. */
export function NotificationPermission() {
  const [permission, setPermission] = useState<NotificationPermission>();
  // Read once: the button must not disappear when the list is rendered again.
  const [isOpen] = useState(() => 'Notification' in globalThis && Notification.permission === 'default');
  if (permission === 'granted' || permission === 'denied') return <output>{noticeOffer[permission]}</output>;
  if (!isOpen) return null;
  return (
    <button
      className={buttons.quiet}
      type="button"
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      {noticeOffer.button}
    </button>
  );
}
