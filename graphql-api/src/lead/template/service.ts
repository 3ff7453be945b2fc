import { replyTemplate, type replyTemplateFields } from '../../../../rules/entry/reply-template.ts';
import type { ValuesOf } from '../../../../rules/field/field.ts';
import type { Entry } from '../../entry/entity.ts';
import type { EntryKind } from '../../entry/kind.ts';
import { findEntries, published } from '../../entry/service.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import type { ReplyTemplateType } from './type.ts';

type TemplateFields = ValuesOf<typeof replyTemplateFields>;

export const templateKind: EntryKind = {
  ...replyTemplate,
  noun: 'template',
  async prepare({ em }, fields, { number }) {
    const { name } = fields as TemplateFields;
    const named = { title: name, deletedAt: null, version: { $gt: 0 }, number: { $ne: number } };
    const [other] = await findEntries(em, templateKind, named);
    if (other) throw new BadInput({ name: `There is already a template '${name}'.` });
    return fields;
  },
};

const templateOf = ({ number, fields, version }: Entry): ReplyTemplateType => ({
  ...(fields as TemplateFields),
  template_id: number,
  version,
});

/** Returns all templates by name. */
export async function listTemplates({ em }: Pick<Context, 'em'>): Promise<ReplyTemplateType[]> {
  return (await findEntries(em, templateKind, published(), { title: 'asc' })).map(templateOf);
}
