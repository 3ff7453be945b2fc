import { useState } from 'react';
import { noticeOffer } from '../../content/copy/offline.ts';
import buttons from '../../design/button.module.css';

/** Asks, by a tap only, to be allowed to say that a submission went out. Nothing where the question is settled. */
export function NoticeOffer() {
  const [settled, setSettled] = useState<NotificationPermission>();
  // Looked at once: a button does not go from under a finger because the list is drawn anew.
  const [isOpen] = useState(() => 'Notification' in globalThis && Notification.permission === 'default');
  if (settled === 'granted' || settled === 'denied') return <output>{noticeOffer[settled]}</output>;
  if (!isOpen) return null;
  return (
    <button
      className={buttons.quiet}
      type="button"
      onClick={() => void Notification.requestPermission().then(setSettled)}
    >
      {noticeOffer.button}
    </button>
  );
}
