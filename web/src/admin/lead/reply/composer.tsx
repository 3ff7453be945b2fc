import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { factsOf } from '../../../../../rules/field/field.ts';
import { leadNote, MAX_REPLY_PICTURES, replyFields } from '../../../../../rules/form/reply.ts';
import field from '../../../forms/fields/field.module.css';
import type { ManagedLeadFragment } from '../../../generated/admin-documents.ts';
import {
  useAddLeadNoteMutation,
  useReplyToLeadMutation,
  useUndoReplyMutation,
} from '../../../generated/admin-hooks.ts';
import { capital } from '../../field/values.ts';
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
import { SendLater } from './send-later.tsx';
import { TemplateChoice } from './templates.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useVisibleHeight } from './use-visible-height.ts';

// In seconds: the toast offers Undo for ten.
const undoSeconds = 12;

/** A phone with its keyboard, or on its side. In pixels. */
const maxLowHeight = 576;

type Mode = 'reply' | 'note';

interface Props {
  lead: ManagedLeadFragment;
  isSpam: boolean;
  /** The message that a reply answers. */
  answered: React.RefObject<HTMLElement | null>;
}

/** Writes a reply to the person or a note for the admins, always at the bottom of the conversation. */
export function Composer({ lead, isSpam, answered }: Props) {
  const drafted = useDraft(lead);
  const { draft } = drafted;
  const canReply = lead.email !== null && !isSpam;
  const [mode, setMode] = useState<Mode>(draft.note && !draft.text ? 'note' : 'reply');
  const [wasOpened, setOpen] = useState(false);
  const isOpen = wasOpened || draft.text !== '' || draft.note !== '';
  const composer = useRef<HTMLElement>(null);
  const visibleHeight = useVisibleHeight();
  useEffect(() => {
    if (isOpen && visibleHeight > 0) scrollAbove(answered.current, composer.current);
  }, [isOpen, visibleHeight, answered]);
  const text = useRef<HTMLTextAreaElement>(null);
  const isAsked = useLocation().state === 'reply';
  useEffect(() => {
    if (isAsked) text.current?.focus();
  }, [isAsked]);
  const modes: Mode[] = canReply ? ['reply', 'note'] : ['note'];
  const shownMode = canReply ? mode : 'note';

  function choose(next: Mode): void {
    setMode(next);
    setOpen(true);
    requestAnimationFrame(() => text.current?.focus());
  }

  const parts = { lead, drafted, isOpen, text, onOpen: () => setOpen(true) };
  return (
    <section
      ref={composer}
      className={styles.composer}
      aria-label="Answer"
      data-low={(isOpen && visibleHeight <= maxLowHeight) || undefined}
    >
      <div className={styles.modes}>
        {modes.map((name) => (
          <button
            key={name}
            type="button"
            data-mode={name}
            aria-pressed={name === shownMode}
            onClick={() => choose(name)}
          >
            {capital(name)}
          </button>
        ))}
        <output className={styles.saved}>{drafted.saveText}</output>
      </div>
      {shownMode === 'reply' ? <ReplyForm {...parts} /> : <NoteForm {...parts} />}
    </section>
  );
}

/** Scrolls the window until the words of a message end above a sticky element, if it has the focus. */
function scrollAbove(message: HTMLElement | null, sticky: HTMLElement | null): void {
  const words = message?.querySelector('[data-words]') ?? message;
  if (!words || !sticky?.contains(document.activeElement)) return;
  const { bottom } = words.getBoundingClientRect();
  const end = sticky.getBoundingClientRect().top - 8;
  if (bottom > end || bottom < 0) window.scrollBy({ top: bottom - end });
}

interface FormProps {
  lead: ManagedLeadFragment;
  drafted: ReturnType<typeof useDraft>;
  isOpen: boolean;
  onOpen: () => void;
  text: React.RefObject<HTMLTextAreaElement | null>;
}

function ReplyForm({ lead, drafted: { draft, change, clearReply, flush }, isOpen, onOpen, text }: FormProps) {
  const may = useMay();
  const { id, replySubject } = lead;
  const [sending, setSending] = useState(false);
  const contentId = useContentId();
  /** The ids of the replies whose responses are missing, the last one first. */
  const [unknown, setUnknown] = useState<string[]>([]);
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
    if (!draft.text.trim() || sending) return;
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
    const done = sendAt ? sentence(`The reply will be sent on ${timeInWords(sendAt)}`) : 'Reply sent.';
    offerUndo(done, () => void withdraw(reply_id));
  }

  const arrived = lead.replies.find(({ reply_id }) => unknown.includes(reply_id))?.reply_id;
  const hasArrived = arrived !== undefined && arrived === unknown[0] && !sending;
  const conclude = useEffectEvent(() => {
    if (arrived && contentId.isLast([id, inputOf(draft), lastTime])) succeed(arrived, lastTime);
  });
  useEffect(() => {
    if (hasArrived) conclude();
  }, [hasArrived]);

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
            placeholder={replySubject}
            maxLength={factsOf(replyFields.subject).maxLength}
            autoComplete="off"
            onChange={(event) => change({ subject: event.target.value })}
          />
        </div>
      )}
      <textarea
        ref={text}
        aria-label="Reply"
        name="reply"
        className={`${field.control} ${styles.text}`}
        placeholder={`Reply to ${leadName(lead)}`}
        maxLength={factsOf(replyFields.text).maxLength}
        readOnly={sending}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
        onFocus={onOpen}
        onKeyDown={sendByKey}
      />
      <AttachedPictures pictures={draft.pictures} onChange={(pictures) => change({ pictures })} />
      {(problem || unknown.length > 0) && (
        <p role="alert">{problem || (arrived ? earlierArrived : 'We don’t know whether it was sent.')}</p>
      )}
      {isOpen && (
        <div className={`${common.row} ${styles.tools}`}>
          <Button type="submit" look="main" aria-busy={sending}>
            Send reply
          </Button>
          <SendLater disabled={!draft.text.trim()} onChoose={(sendAt) => void send(sendAt)} />
          <TemplateChoice
            fields={lead.fields}
            onInsert={(words) =>
              change({ text: draft.text.trim() ? `${draft.text.trimEnd()}\n\n${words}` : words })
            }
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
        </div>
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

function NoteForm({
  lead: { id },
  drafted: { draft, change, clearNote, flush },
  isOpen,
  onOpen,
  text,
}: FormProps) {
  const addNote = useChange(useAddLeadNoteMutation(), ['ManageLeads']);
  const contentId = useContentId();
  const { note } = draft;

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!note.trim()) return;
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
        ref={text}
        aria-label="Note"
        name="note"
        className={`${field.control} ${styles.text}`}
        placeholder="A note that only admins see"
        value={note}
        maxLength={factsOf(leadNote).maxLength}
        onChange={(event) => change({ note: event.target.value })}
        onFocus={onOpen}
        onKeyDown={sendByKey}
      />
      {isOpen && (
        <div className={common.row}>
          <Button type="submit">Add note</Button>
        </div>
      )}
    </form>
  );
}
