import { createType, field } from '../../platform/graphql/type.ts';

const text =
  'The text. A client replaces `{first name}` and `{estimate}` by the values of the lead before the admin edits it.';

export const ReplyTemplateType = createType('ReplyTemplate', 'A template for replies to leads.', {
  template_id: field.int('The id of the template.'),
  name: field.text("The name, such as 'Arrange a call'."),
  text: field.text(text),
  version: field.int('Increases with every change.'),
});
export type ReplyTemplateType = InstanceType<typeof ReplyTemplateType>;
