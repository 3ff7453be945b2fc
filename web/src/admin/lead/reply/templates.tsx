import { Link } from 'react-router-dom';
import { useReplyTemplatesQuery } from '../../../generated/admin-hooks.ts';
import common from '../../ui/common.module.css';
import { Choice } from '../../ui/list/filter-fields.tsx';
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
      <Choice
        label="Insert a template"
        isLabelHidden
        all="Template…"
        choices={templates.map(({ template_id, name }) => [String(template_id), name])}
        value=""
        onChange={(id) => insert(Number(id))}
      />
      <Link className={common.link} to="/admin/templates">
        Edit templates
      </Link>
    </>
  );
}
