import { useState } from 'react';
import { noticeOffer } from '../content/offline.ts';
import buttons from '../design/button.module.css';

/** Asks, by a tap only, to be allowed to say that a submission went out. Nothing where the question is settled. */
export function NoticeOffer() {
  const [settled, setSettled] = useState<NotificationPermission>();
  const isOpen = 'Notification' in globalThis && Notification.permission === 'default';
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
