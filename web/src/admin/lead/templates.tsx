import { useState } from 'react';
import { createPortal } from 'react-dom';
import buttons from '../../design/button.module.css';
import field from '../../forms/fields/field.module.css';
import type { TemplateFragment } from '../../generated/admin-documents.ts';
import {
  useCreateReplyTemplateMutation,
  useDeleteReplyTemplateMutation,
  useReplyTemplatesQuery,
  useUpdateReplyTemplateMutation,
} from '../../generated/admin-hooks.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { useChange } from '../ui/use-change.ts';
import styles from './composer.module.css';
import { fillTemplate } from './fill-template.ts';

interface ChoiceProps {
  /** The values of the lead, which replace the placeholders. */
  fields: Record<string, unknown>;
  onInsert: (words: string) => void;
}

/** Inserts a template into a reply, and opens the list of the templates. */
export function TemplateChoice({ fields, onInsert }: ChoiceProps) {
  const [managing, setManaging] = useState(false);
  const { data } = useReplyTemplatesQuery();
  const templates = data?.replyTemplates ?? [];

  function insert(templateId: number): void {
    const template = templates.find(({ template_id }) => template_id === templateId);
    if (template) onInsert(fillTemplate(template.filledText, fields));
  }

  return (
    <>
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
      {managing && <TemplatesDialog templates={templates} onClose={() => setManaging(false)} />}
    </>
  );
}

interface Props {
  templates: TemplateFragment[];
  onClose: () => void;
}

/** Lists the templates for replies, each with a form. Outside the reply's form, because forms do not nest. */
function TemplatesDialog({ templates, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  return createPortal(
    <Dialog title="Templates" unsaved={unsaved} onClose={onClose}>
      <div className={styles.templates}>
        <p className={common.quietText}>
          {'{first name}'} and {'{estimate}'} become the lead’s values, and names of prices such as{' '}
          {'{stagingConsultation.price}'} the amount of the day.
        </p>
        {templates.map((template) => (
          <TemplateForm key={template.template_id} template={template} onChange={setUnsaved} />
        ))}
        <TemplateForm key={`new ${templates.length}`} template={null} onChange={setUnsaved} />
      </div>
    </Dialog>,
    document.body,
  );
}

interface FormProps {
  /** `null`: a new one. */
  template: TemplateFragment | null;
  onChange: (unsaved: boolean) => void;
}

function TemplateForm({ template, onChange }: FormProps) {
  const [values, setValues] = useState({ name: template?.name ?? '', text: template?.text ?? '' });
  const options = { refetchQueries: ['ReplyTemplates'], awaitRefetchQueries: true };
  const [create] = useCreateReplyTemplateMutation(options);
  const [update] = useUpdateReplyTemplateMutation(options);
  const [remove] = useDeleteReplyTemplateMutation(options);
  const change = useChange();

  function put(part: Partial<typeof values>): void {
    setValues({ ...values, ...part });
    onChange(true);
  }

  async function run(send: () => Promise<unknown>, done: string): Promise<void> {
    if (await change(send, done)) onChange(false);
  }

  const save = () =>
    template
      ? update({ variables: { id: template.template_id, input: values, version: template.version } })
      : create({ variables: { input: values } });

  return (
    <form
      method="dialog"
      aria-label={template?.name ?? 'New template'}
      onSubmit={(event) => {
        event.preventDefault();
        void run(save, 'Template saved.');
      }}
    >
      <label>
        <span>{template ? 'Name' : 'Name of a new template'}</span>
        <input
          className={field.control}
          required
          maxLength={60}
          value={values.name}
          onChange={(event) => put({ name: event.target.value })}
        />
      </label>
      <label>
        <span>Text</span>
        <textarea
          className={field.control}
          required
          rows={5}
          maxLength={10_000}
          value={values.text}
          onChange={(event) => put({ text: event.target.value })}
        />
      </label>
      <div className={common.row}>
        <button type="submit" className={buttons.quiet}>
          Save
        </button>
        {template && (
          <button
            type="button"
            className={common.link}
            onClick={() =>
              void run(() => remove({ variables: { id: template.template_id } }), 'Template deleted.')
            }
          >
            Delete template
          </button>
        )}
      </div>
    </form>
  );
}
