import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rule } from '../../validation/rule.ts';

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

@InputType({ description: 'A template for replies to leads.' })
export class ReplyTemplateInput {
  @Rule({ label: 'Name', description: 'The name. No other template may have it.', maxLength: 60 })
  name: string;

  @Rule({ label: 'Text', description: text, maxLength: 10_000, multiline: true })
  text: string;
}

@ObjectType({ description: 'The result of `deleteReplyTemplate`.' })
export class DeletedReplyTemplate {
  @Field(() => Int, { description: 'The id of the deleted template.' })
  template_id: number;
}
