import { type SubmitEvent, useId, useRef, useState } from 'react';
import { factsOf } from '../../../../rules/field/field.ts';
import { leadNote, MAX_REPLY_PICTURES, replyFields } from '../../../../rules/form/reply.ts';
import field from '../../forms/fields/field.module.css';
import {
  AddLeadNoteDocument,
  type ManagedLeadFragment,
  ReplyToLeadDocument,
  UndoReplyDocument,
} from '../../generated/admin-documents.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { capital } from '../field/values.ts';
import { MediaChoice } from '../media/choice.tsx';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import { savingFailed } from '../ui/use-autosave.ts';
import { useChange } from '../ui/use-change.ts';
import { AttachedPictures } from './attachments.tsx';
import styles from './composer.module.css';
import { leadName } from './labels.ts';
import { TemplateChoice } from './templates.tsx';
import { type Draft, useDraft } from './use-draft.ts';

// In seconds: the toast offers Undo for ten.
const undoSeconds = 12;

type Mode = 'reply' | 'note';

interface Props {
  lead: ManagedLeadFragment;
  isSpam: boolean;
}

/** Writes a reply to the person or a note for the admins, always at the bottom of the conversation. */
export function Composer({ lead, isSpam }: Props) {
  const drafted = useDraft(lead);
  const { draft, state } = drafted;
  const canReply = lead.email !== null && !isSpam;
  const [mode, setMode] = useState<Mode>(canReply && !(draft.note && !draft.text) ? 'reply' : 'note');
  const [isOpen, setOpen] = useState(draft.text !== '' || draft.note !== '');
  const text = useRef<HTMLTextAreaElement>(null);
  const modes: Mode[] = canReply ? ['reply', 'note'] : ['note'];
  const shownMode = canReply ? mode : 'note';

  function choose(next: Mode): void {
    setMode(next);
    setOpen(true);
    requestAnimationFrame(() => text.current?.focus());
  }

  const parts = { lead, drafted, isOpen, text, onOpen: () => setOpen(true) };
  return (
    <section className={styles.composer} aria-label="Answer">
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
        <output className={styles.saved}>
          {state === 'failed' && savingFailed}
          {state === 'saved' && (draft.text || draft.note) && 'Draft saved'}
        </output>
      </div>
      {shownMode === 'reply' ? <ReplyForm {...parts} /> : <NoteForm {...parts} />}
    </section>
  );
}

interface FormProps {
  lead: ManagedLeadFragment;
  drafted: ReturnType<typeof useDraft>;
  isOpen: boolean;
  onOpen: () => void;
  text: React.RefObject<HTMLTextAreaElement | null>;
}

function ReplyForm({ lead, drafted: { draft, change, clearReply, flush }, isOpen, onOpen, text }: FormProps) {
  const { id, replySubject } = lead;
  const [sending, setSending] = useState(false);
  // Constant until the reply is sent: a retry sends the same reply.
  const replyId = useRef(newId());
  const { offerUndo } = useToasts();
  const run = useChange(['ManageLeads']);
  const subjectId = useId();

  const withdraw = (reply_id: string) => run(UndoReplyDocument, { reply_id }, 'The reply is a draft again.');

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!draft.text.trim() || sending) return;
    setSending(true);
    await flush();
    const reply_id = replyId.current;
    const input = { ...inputOf(draft), reply_id, undoSeconds };
    if (await run(ReplyToLeadDocument, { id, input })) {
      replyId.current = newId();
      clearReply();
      offerUndo('Reply sent.', () => void withdraw(reply_id));
    }
    setSending(false);
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={(event) => void send(event)}>
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
      {isOpen && (
        <div className={`${common.row} ${styles.tools}`}>
          <Button type="submit" look="main" aria-busy={sending}>
            Send reply
          </Button>
          <TemplateChoice
            fields={lead.fields}
            onInsert={(words) =>
              change({ text: draft.text.trim() ? `${draft.text.trimEnd()}\n\n${words}` : words })
            }
          />
          {draft.pictures.length < MAX_REPLY_PICTURES && (
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
  const run = useChange(['ManageLeads']);
  const { note } = draft;

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!note.trim()) return;
    await flush();
    if (await run(AddLeadNoteDocument, { id, text: note.trim() }, 'Note added.')) clearNote(note);
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
