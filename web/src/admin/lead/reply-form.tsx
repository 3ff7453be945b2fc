import { type SubmitEvent, useId, useRef, useState } from 'react';
import buttons from '../../design/button.module.css';
import field from '../../forms/fields/field.module.css';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useReplyTemplatesQuery, useReplyToLeadMutation } from '../../generated/admin-hooks.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { failureOf } from '../session/failure.ts';
import { useUnsaved } from '../session/unsaved.ts';
import { useUnsentText } from '../session/unsent-text.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './entry.module.css';
import { fillTemplate } from './fill-template.ts';
import { TemplatesDialog } from './templates.tsx';

/** Writes a reply, which the server sends as a mail. */
export function ReplyForm({ lead: { id, fields } }: { lead: ManagedLeadFragment }) {
  const { text, type } = useUnsentText(`reply ${id}`);
  const [sending, setSending] = useState(false);
  const [managing, setManaging] = useState(false);
  // Constant until the reply is sent: a retry sends the same reply.
  const replyId = useRef(newId());
  const [reply] = useReplyToLeadMutation();
  const { data } = useReplyTemplatesQuery();
  const { showToast } = useToasts();
  useUnsaved(text !== '');
  const inputId = useId();
  const templates = data?.replyTemplates ?? [];

  function insert(templateId: number): void {
    const template = templates.find(({ template_id }) => template_id === templateId);
    if (!template) return;
    const words = fillTemplate(template.text, fields);
    type(text.trim() ? `${text.trimEnd()}\n\n${words}` : words);
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!text.trim() || sending) return;
    setSending(true);
    try {
      await reply({ variables: { id, input: { reply_id: replyId.current, text } } });
      replyId.current = newId();
      type('');
      showToast('Reply sent.');
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="dialog" className={styles.reply} onSubmit={(event) => void send(event)}>
      <label htmlFor={inputId}>Reply</label>
      <textarea
        id={inputId}
        name="reply"
        className={field.control}
        rows={6}
        maxLength={10_000}
        readOnly={sending}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <div className={common.row}>
        <button type="submit" className={buttons.button} aria-busy={sending}>
          Send reply
        </button>
        <label>
          <span className="visually-hidden">Insert a template</span>
          <select className={common.select} value="" onChange={(event) => insert(Number(event.target.value))}>
            <option value="">Insert a template…</option>
            {templates.map(({ template_id, name }) => (
              <option key={template_id} value={template_id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={common.link} onClick={() => setManaging(true)}>
          Edit templates
        </button>
      </div>
      {managing && <TemplatesDialog templates={templates} onClose={() => setManaging(false)} />}
    </form>
  );
}
