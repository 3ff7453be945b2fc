import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { factsOf } from '../../../../../rules/field/field.ts';
import { leadNote } from '../../../../../rules/form/reply.ts';
import field from '../../../forms/fields/field.module.css';
import type { ManagedLeadFragment } from '../../../generated/admin-documents.ts';
import { useAddLeadNoteMutation } from '../../../generated/admin-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../../ui/change/use-change.ts';
import { useContentId } from '../../ui/change/use-content-id.ts';
import common from '../../ui/common.module.css';
import styles from './composer.module.css';
import { type Mode, Modes } from './modes.tsx';
import { type FormProps, ReplyForm } from './reply-form.tsx';
import { answeredIn, useDraft } from './use-draft.ts';
import { scrollAbove, useVisibleHeight } from './use-visible-height.ts';

/** A phone with its keyboard, or on its side. In pixels. */
const maxLowHeight = 576;

interface Props {
  /** The opened lead. */
  id: string;
  /** Undefined until it is loaded; only the sending waits for it. */
  conversation: ManagedLeadFragment[] | undefined;
  /** The message that a reply answers. */
  message: React.RefObject<HTMLElement | null>;
  /** Whether it opens with the focus. */
  isAsked: boolean;
}

/** Writes a reply to the person or a note for the admins, always at the bottom of the conversation. */
export function Composer({ id, conversation, message, isAsked }: Props) {
  const answered = answeredIn(conversation, id);
  const { lead, canReply = true } = answered ?? {};
  const drafted = useDraft(id, answered);
  const { draft } = drafted;
  /** The mode of the text that the admin entered last. */
  const [begun, setMode] = useState<Mode | null>(null);
  const mode = begun ?? (draft.note && !draft.text ? 'note' : 'reply');
  const shownMode = canReply ? mode : 'note';
  const [wasOpened, setOpen] = useState(false);
  const isOpen = wasOpened || draft.text !== '' || draft.note !== '';
  const isLoaded = lead !== undefined;
  const composer = useRef<HTMLElement>(null);
  const visibleHeight = useVisibleHeight();
  useEffect(() => {
    const element = composer.current;
    if (!element || !isOpen || !isLoaded || visibleHeight <= 0) return;
    // It grows with its text.
    const observer = new ResizeObserver(() => scrollAbove(message.current, element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen, isLoaded, visibleHeight, message]);
  const text = useRef<HTMLTextAreaElement>(null);
  /** The mode whose text has the focus. */
  const writing = useRef<Mode | 'asked' | null>(isAsked ? 'asked' : null);
  // Before the next key, which would act on the lead; also if a note replaces the reply.
  useLayoutEffect(() => {
    if (writing.current && writing.current !== shownMode) focusAtEnd(text.current);
  }, [shownMode]);
  const modes: Mode[] = canReply ? ['reply', 'note'] : ['note'];

  function choose(next: Mode): void {
    flushSync(() => {
      setMode(next);
      setOpen(true);
    });
    text.current?.focus();
  }

  const control: FormProps['control'] = {
    ref: text,
    onFocus: () => {
      setMode(shownMode);
      setOpen(true);
      writing.current = shownMode;
    },
    onBlur: () => {
      writing.current = null;
    },
    onKeyDown: sendByKey,
  };
  const parts = { id: lead?.id ?? id, lead, drafted, isOpen, control };
  return (
    <section
      ref={composer}
      className={styles.composer}
      aria-label="Answer"
      data-low={(isOpen && visibleHeight <= maxLowHeight) || undefined}
    >
      <Modes modes={modes} shown={shownMode} onChoose={choose} saveText={drafted.saveText} />
      {shownMode === 'reply' ? <ReplyForm {...parts} /> : <NoteForm {...parts} />}
    </section>
  );
}

function focusAtEnd(text: HTMLTextAreaElement | null): void {
  text?.focus();
  text?.setSelectionRange(text.value.length, text.value.length);
}

/** Submits the form by Ctrl or Cmd and Enter. */
function sendByKey(event: React.KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function NoteForm({ id, lead, drafted, isOpen, control }: FormProps) {
  const { draft, change, clearNote, flush } = drafted;
  const addNote = useChange(useAddLeadNoteMutation(), ['ManageLeads']);
  const contentId = useContentId();
  const { note } = draft;

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!lead || !note.trim()) return;
    await flush();
    const variables = { id, text: note.trim() };
    const { id: content_id, replaces } = contentId.idsOf(variables);
    if (!(await addNote({ ...variables, content_id, replaces }, 'Note added.'))) return;
    contentId.forget();
    clearNote(note);
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={(event) => void add(event)}>
      <textarea
        {...control}
        aria-label="Note"
        name="note"
        className={`${field.control} ${styles.text}`}
        placeholder="A note that only admins see"
        value={note}
        maxLength={factsOf(leadNote).maxLength}
        onChange={(event) => change({ note: event.target.value })}
      />
      {isOpen && (
        <div className={common.row}>
          <Button type="submit" disabled={!lead}>
            Add note
          </Button>
        </div>
      )}
    </form>
  );
}
