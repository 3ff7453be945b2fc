import { withTokens } from '../field/descriptor.ts';
import { text } from '../field/text.ts';
import { entry } from './entry.ts';

export const replyTemplateFields = {
  name: text('Name', 60),
  text: withTokens(text('Text', 10_000, { multiline: true })),
};

export const replyTemplate = entry('replyTemplate', {
  label: ['Reply template', 'Reply templates'],
  access: 'leads',
  keeps: [],
  ownTokens: true,
  adminPath: '/admin/templates',
  fields: replyTemplateFields,
  title: 'name',
});
