import { Field, Int, ObjectType } from 'type-graphql';

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

  @Field(() => Int, { description: 'Increases with every change.' })
  version: number;
}
