import { useEffect, useEffectEvent, useState } from 'react';
import buttons from '../../design/button.module.css';
import common from '../ui/common.module.css';
import { Modal } from '../ui/modal.tsx';
import styles from './inbox.module.css';
import { useLeadChanges } from './selection.tsx';

const keys = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['e', 'Mark as answered'],
  ['u', 'Mark as unread'],
  ['?', 'Show these keys'],
];

/** Handles the keys of the inbox, and shows the list of them. `openId` is the open lead. */
export function InboxKeys({ openId }: { openId: string | undefined }) {
  const [isShown, setShown] = useState(false);
  const { setState, markUnread } = useLeadChanges();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const current = focusedLead() ?? openId;
    if (event.key === 'j') focusLead(current, 1);
    else if (event.key === 'k') focusLead(current, -1);
    else if (event.key === 'e' && current) void setState([current], 'ANSWERED');
    else if (event.key === 'u' && current) void markUnread([current]);
    else if (event.key === '?') setShown(true);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button type="button" className={`${common.link} ${styles.keysButton}`} onClick={() => setShown(true)}>
        Keys
      </button>
      {isShown && (
        <Modal heading="Keys" onEscape={() => setShown(false)}>
          <dl className={styles.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className={buttons.quiet} onClick={() => setShown(false)}>
            Close
          </button>
        </Modal>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  );
}

function focusedLead(): string | undefined {
  return (document.activeElement as HTMLElement | null)?.dataset['lead'];
}

/** Focuses the row before or after a lead, or the first one. Enter then opens it, as any link. */
function focusLead(current: string | undefined, step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-lead]')];
  const index = rows.findIndex(({ dataset }) => dataset['lead'] === current);
  rows[index < 0 ? 0 : index + step]?.focus();
}
