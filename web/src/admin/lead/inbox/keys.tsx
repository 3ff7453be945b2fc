import { useEffect, useEffectEvent, useState } from 'react';
import { listen } from '../../../lib/listen.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { isLetter } from '../../ui/letter-key.ts';
import { useLeadChanges } from '../changes.ts';
import { followUpChoices } from '../follow-up-days.ts';
import { useLoadedLead } from '../use-loaded-lead.ts';
import styles from './inbox.module.css';
import type { Inbox } from './use-inbox.ts';

const keys = [
  ['j', 'Open the next lead'],
  ['k', 'Open the previous lead'],
  ['e', 'Done, then open the next'],
  ['s', 'Spam, then open the next'],
  ...followUpChoices.map(({ key, label }) => [key, `Follow up: ${label}`]),
  ['d', 'Follow up: choose a date'],
  ['r', 'Write a reply'],
  ['n', 'Write a note'],
  ['Esc', 'Leave the reply or the note, which keeps its text'],
  ['u', 'Mark as unread'],
  ['Ctrl K', 'Search'],
  ['?', 'Show these keys'],
];

interface Props {
  inbox: Inbox;
}

/** Handles the keys of the inbox, and shows the list of them. */
export function InboxKeys({ inbox: { leads = [], openId, open, finish } }: Props) {
  const [isShown, setShown] = useState(false);
  const { markUnread } = useLeadChanges();
  // Until the conversation is loaded, no key changes its lead.
  const current = useLoadedLead(openId);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (isTyping(event.target)) return leaveComposer(event);
    const index = leads.findIndex(({ id }) => id === openId);
    const [previous, next] = [leads[index - 1], leads[index + 1]];
    if (isLetter(event, 'j') && next) open(next.id);
    // Enter presses a control that has the focus.
    else if (event.key === 'Enter' && !openId && next && event.target === document.body) open(next.id);
    else if (isLetter(event, 'k') && previous) open(previous.id);
    else if (isLetter(event, 'e') && current) void finish(current, 'DONE');
    else if (isLetter(event, 's') && current) void finish(current, 'SPAM');
    else if (isLetter(event, 'u') && current) void markUnread([current]);
    else if (isLetter(event, 'r')) focusOn('reply');
    else if (isLetter(event, 'n')) focusOn('note');
    else if (event.key === '?') setShown(true);
    else if (!pressFollowUp(event)) return;
    event.preventDefault();
  });
  useEffect(() => listen(document, ['keydown'], (event) => onKey(event as KeyboardEvent)), []);
  return (
    <>
      <Button look="link" className={styles.keysButton} onClick={() => setShown(true)}>
        Keys
      </Button>
      {isShown && (
        <Modal heading="Keys" onClose={() => setShown(false)}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so a keyboard has to reach it. */}
          <dl className={styles.keys} tabIndex={0}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Modal>
      )}
    </>
  );
}

/** Switches the composer of the open lead, and focuses its text. */
function focusOn(mode: 'reply' | 'note'): void {
  document.querySelector<HTMLButtonElement>(`button[data-mode="${mode}"]`)?.click();
}

/** Moves the focus from the fields of the composer to the conversation, where the other keys work. */
function leaveComposer({ key, target, isComposing }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing || !(target instanceof HTMLElement)) return;
  if (!target.matches('[name="reply"], [name="note"], [name="subject"]')) return;
  document.querySelector<HTMLElement>('[data-conversation]')?.focus({ preventScroll: true });
}

/** Presses the control of the follow-up with the pressed key; returns whether there is one. */
function pressFollowUp(event: KeyboardEvent): boolean {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-key]')].filter(({ dataset }) =>
    [...(dataset['key'] ?? '')].some((key) => isLetter(event, key)),
  );
  const control = controls.find((it) => it.checkVisibility()) ?? controls[0];
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
  return control !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  );
}
