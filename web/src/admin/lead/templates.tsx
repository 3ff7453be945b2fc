import { Link } from 'react-router-dom';
import { useReplyTemplatesQuery } from '../../generated/admin-hooks.ts';
import common from '../ui/common.module.css';
import { fillTemplate } from './fill-template.ts';

interface ChoiceProps {
  /** The values of the lead, which replace the placeholders. */
  fields: Record<string, unknown>;
  onInsert: (words: string) => void;
}

/** Inserts a template into a reply, and leads to the list of the templates. */
export function TemplateChoice({ fields, onInsert }: ChoiceProps) {
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
      <Link className={common.link} to="/admin/templates">
        Edit templates
      </Link>
    </>
  );
}
