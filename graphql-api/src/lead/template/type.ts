import { Field, Int, ObjectType } from 'type-graphql';
import { replyTemplateFields } from '../../../../rules/entry/reply-template.ts';
import type { ValuesOf } from '../../../../rules/field/field.ts';
import { createInput } from '../../platform/validation/input.ts';

const text =
  'The text. A client replaces `{first name}` and `{estimate}` by the values of the lead before the admin edits it.';

@ObjectType('ReplyTemplate', { description: 'A template for replies to leads.' })
export class ReplyTemplateType {
  @Field(() => Int, { description: 'The id of the template.' })
  template_id: number;

  @Field(() => String, { description: "The name, such as 'Arrange a call'." })
  name: string;

  @Field(() => String, { description: text })
  text: string;

  @Field(() => Int, { description: 'Increases with every change. `updateReplyTemplate` requires it.' })
  version: number;
}

export type ReplyTemplateInput = ValuesOf<typeof replyTemplateFields>;

export const ReplyTemplateInput = createInput('ReplyTemplateInput', {
  description: 'A template for replies to leads.',
  fields: replyTemplateFields,
  descriptions: { name: 'The name. No other template may have it.', text },
});

@ObjectType({ description: 'The result of `deleteReplyTemplate`.' })
export class DeletedReplyTemplate {
  @Field(() => Int, { description: 'The id of the deleted template.' })
  template_id: number;
}
