import { useState } from 'react';
import { noticeOffer } from '../../content/copy/offline.ts';
import buttons from '../../design/button.module.css';

/** Asks, by a tap only, to be allowed to say that a submission went out. Nothing where that was decided before. */
export function NoticeOffer() {
  const [permission, setPermission] = useState<NotificationPermission>();
  // Looked at once: a button does not go from under a finger because the list is drawn anew.
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
