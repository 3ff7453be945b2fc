import { useState } from 'react';
import buttons from '../../design/button.module.css';

const results = {
  granted: 'We’ll tell you on this device when it’s sent.',
  denied: 'This browser doesn’t allow notifications from this site. This list is always up to date.',
};

/** A button that asks for permission to notify. Renders nothing if the visitor has decided before. */
export function NotificationPermission() {
  const [permission, setPermission] = useState<NotificationPermission>();
  // Read once: the button must not disappear when the list is rendered again.
  const [isOpen] = useState(() => 'Notification' in globalThis && Notification.permission === 'default');
  if (permission === 'granted' || permission === 'denied') return <output>{results[permission]}</output>;
  if (!isOpen) return null;
  return (
    <button
      className={buttons.quiet}
      type="button"
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      Tell me when it’s sent
    </button>
  );
}
