import { type SubmitEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { factsOf } from '../../../../../rules/field/field.ts';
import { leadNote, MAX_REPLY_PICTURES, replyFields } from '../../../../../rules/form/reply.ts';
import field from '../../../forms/fields/field.module.css';
import type { ManagedLeadFragment } from '../../../generated/admin-documents.ts';
import {
  useAddLeadNoteMutation,
  useReplyToLeadMutation,
  useUndoReplyMutation,
} from '../../../generated/admin-hooks.ts';
import { MediaChoice } from '../../media/choice.tsx';
import { applyChange } from '../../session/client.ts';
import { useMay } from '../../session/session.ts';
import { sentence, timeInWords } from '../../time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/change/toast.tsx';
import { useChange, useSend } from '../../ui/change/use-change.ts';
import { useContentId } from '../../ui/change/use-content-id.ts';
import common from '../../ui/common.module.css';
import { leadName } from '../labels.ts';
import { AttachedPictures } from './attachments.tsx';
import styles from './composer.module.css';
import { type Mode, Modes } from './modes.tsx';
import { SendLater } from './send-later.tsx';
import { TemplateChoice } from './templates.tsx';
import { addWords, answeredIn, type Draft, useDraft } from './use-draft.ts';
import { scrollAbove, useVisibleHeight } from './use-visible-height.ts';

// In seconds: the toast offers Undo for ten.
const undoSeconds = 12;

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

  const control: Control = {
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

type Control = React.ComponentPropsWithRef<'textarea'>;

interface FormProps {
  /** The lead that the draft belongs to, which may not be loaded. */
  id: string;
  lead: ManagedLeadFragment | undefined;
  drafted: ReturnType<typeof useDraft>;
  isOpen: boolean;
  control: Control;
}

function ReplyForm({ id, lead, drafted, isOpen, control }: FormProps) {
  const { draft, change, clearReply, flush } = drafted;
  const may = useMay();
  const [sending, setSending] = useState(false);
  const contentId = useContentId(`reply ${id}`);
  /** The ids of the replies whose responses are missing, the last one first. */
  const [unknown, setUnknown] = useState(contentId.idsSent);
  /** The time of the reply that was sent last; null: at once. */
  const [lastTime, setLastTime] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const { offerUndo, showToast } = useToasts();
  const reply = useSend(useReplyToLeadMutation(), ['ManageLeads']);
  const undo = useChange(useUndoReplyMutation(), ['ManageLeads']);
  const subjectId = useId();

  const withdraw = (reply_id: string) => undo({ reply_id }, 'The reply is a draft again.');

  /** Sends the reply now, or at an ISO time. */
  async function send(sendAt: string | null): Promise<void> {
    if (!lead || !draft.text.trim() || sending) return;
    setSending(true);
    setLastTime(sendAt);
    await flush();
    const { id: reply_id, replaces } = contentId.idsOf([id, inputOf(draft), sendAt]);
    const input = { ...inputOf(draft), reply_id, replaces, undoSeconds };
    const failure = await applyChange(() => reply({ id, input, sendAt }));
    setSending(false);
    setProblem('');
    if (!failure) return succeed(reply_id, sendAt);
    if (failure.isUnknown) return setUnknown([reply_id, ...replaces]);
    const { replaces: sentBefore } = failure.fields;
    if (!sentBefore) return showToast(Object.values(failure.fields)[0] ?? failure.message, 'failure');
    begin();
    setProblem(`${sentBefore} Press “Send reply” to send it as another reply.`);
  }

  /** The next reply is another one. */
  function begin(): void {
    contentId.forget();
    setUnknown([]);
  }

  function succeed(reply_id: string, sendAt: string | null): void {
    begin();
    clearReply();
    const done = sendAt
      ? sentence(`The reply will be sent on ${timeInWords(sendAt)}`)
      : 'The reply is on its way.';
    offerUndo(done, () => void withdraw(reply_id));
  }

  const arrived = lead?.replies.find(({ reply_id }) => unknown.includes(reply_id))?.reply_id;
  const hasArrived = arrived !== undefined && arrived === unknown[0] && !sending;
  const conclude = useEffectEvent(() => {
    if (arrived && contentId.isLast([id, inputOf(draft), lastTime])) succeed(arrived, lastTime);
  });
  // The reply was in no draft any more when the page was loaded again.
  const isWithoutText = !draft.text.trim();
  useEffect(() => {
    if (hasArrived) conclude();
  }, [hasArrived]);
  const forget = useEffectEvent(begin);
  useEffect(() => {
    if (hasArrived && isWithoutText) forget();
  }, [hasArrived, isWithoutText]);

  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(null);
      }}
    >
      {isOpen && (
        <div className={styles.subject}>
          <label htmlFor={subjectId}>Subject</label>
          <input
            id={subjectId}
            name="subject"
            value={draft.subject}
            placeholder={lead?.replySubject}
            maxLength={factsOf(replyFields.subject).maxLength}
            autoComplete="off"
            onChange={(event) => change({ subject: event.target.value })}
          />
        </div>
      )}
      <textarea
        {...control}
        aria-label="Reply"
        name="reply"
        className={`${field.control} ${styles.text}`}
        placeholder={lead && `Reply to ${leadName(lead)}`}
        maxLength={factsOf(replyFields.text).maxLength}
        readOnly={sending}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <AttachedPictures pictures={draft.pictures} onChange={(pictures) => change({ pictures })} />
      {(problem || (unknown.length > 0 && !isWithoutText)) && (
        <p role="alert">{problem || (arrived ? earlierArrived : 'We don’t know whether it was sent.')}</p>
      )}
      {isOpen && (
        <fieldset disabled={!lead} className={`${common.row} ${styles.tools}`} aria-label="Sending">
          <Button type="submit" look="main" aria-busy={sending}>
            Send reply
          </Button>
          <SendLater disabled={!draft.text.trim()} onChoose={(sendAt) => void send(sendAt)} />
          <TemplateChoice
            fields={lead?.fields ?? {}}
            onInsert={(words) => change({ text: addWords(draft.text, words) })}
          />
          {may('content') && draft.pictures.length < MAX_REPLY_PICTURES && (
            <MediaChoice
              label="Attach a picture"
              onChoose={(picture) => {
                const others = draft.pictures.filter(({ src }) => src !== picture.src);
                change({ pictures: [...others, picture] });
              }}
            />
          )}
        </fieldset>
      )}
    </form>
  );
}

const earlierArrived = 'Your reply was sent before you changed it. Send this one to replace it.';

const inputOf = ({ subject, text, pictures }: Draft) => ({
  subject,
  text,
  pictures: pictures.map(({ src }) => src),
});

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
