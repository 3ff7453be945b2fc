import { useEffect, useEffectEvent, useId, useState } from 'react';
import { factsOf } from '../../../../../rules/field/field.ts';
import { MAX_REPLY_PICTURES, replyFields } from '../../../../../rules/form/reply.ts';
import field from '../../../forms/fields/field.module.css';
import type { ManagedLeadFragment } from '../../../generated/admin-documents.ts';
import { useReplyToLeadMutation, useUndoReplyMutation } from '../../../generated/admin-hooks.ts';
import { MediaChoice } from '../../media/choice.tsx';
import { applyChange } from '../../session/client.ts';
import type { Failure } from '../../session/failure.ts';
import { useMay } from '../../session/session.ts';
import { nearTime, sentence, timeInWords } from '../../time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/change/toast.tsx';
import { useChange, useSend } from '../../ui/change/use-change.ts';
import { useContentId } from '../../ui/change/use-content-id.ts';
import common from '../../ui/common.module.css';
import { draftAgain, futureTime, leadName } from '../labels.ts';
import { AttachedPictures } from './attachments.tsx';
import styles from './composer.module.css';
import { addedTo } from './fill-template.ts';
import { SendLater } from './send-later.tsx';
import { TemplateChoice } from './templates.tsx';
import { addWords, type Draft, type useDraft } from './use-draft.ts';

// In seconds: the toast offers Undo for ten.
const undoSeconds = 12;

export interface FormProps {
  /** The lead that the draft belongs to, which may not be loaded. */
  id: string;
  lead: ManagedLeadFragment | undefined;
  drafted: ReturnType<typeof useDraft>;
  isOpen: boolean;
  control: React.ComponentPropsWithRef<'textarea'>;
}

/** Writes a reply, and sends it now or later. A withdrawn one keeps the time that was chosen for it. */
export function ReplyForm({ id, lead, drafted, isOpen, control }: FormProps) {
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

  const withdraw = (reply_id: string) => undo({ reply_id }, draftAgain);

  /** Sends the reply now, or at an ISO time. Returns the words for a time that the server rejects. */
  async function send(sendAt: string | null): Promise<string | undefined> {
    if (!lead || !draft.text.trim() || sending) return undefined;
    setSending(true);
    setLastTime(sendAt);
    await flush();
    const { id: reply_id, replaces } = contentId.idsOf([id, inputOf(draft), sendAt]);
    const input = { ...inputOf(draft), reply_id, replaces, undoSeconds };
    const failure = await applyChange(() => reply({ id, input, sendAt }));
    setSending(false);
    setProblem('');
    if (!failure) succeed(reply_id, sendAt);
    else if (failure.isUnknown) setUnknown([reply_id, ...replaces]);
    else return explain(failure);
    return undefined;
  }

  function explain({ message, fields }: Failure): string | undefined {
    const { replaces: sentBefore, sendAt, ...others } = fields;
    if (sentBefore) {
      begin();
      setProblem(`${sentBefore} Press again to send it as another reply.`);
    } else if (!sendAt) showToast(Object.values(others)[0] ?? message, 'failure');
    return sendAt;
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

  /** Sends the reply at the time that is chosen already, else now. */
  async function sendAsChosen(): Promise<void> {
    const rejection = await send(time);
    if (rejection) showToast(rejection, 'failure');
  }

  const time = isWithoutText ? null : futureTime(lead?.draft?.sendAt);
  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void sendAsChosen();
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
            {time ? `Send ${nearTime(time)}` : 'Send reply'}
          </Button>
          <SendLater time={time} disabled={isWithoutText} onChoose={send} />
          <TemplateChoice
            fields={lead?.fields ?? {}}
            onInsert={(words) => change({ text: addWords(draft.text, addedTo(draft.text, words)) })}
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
