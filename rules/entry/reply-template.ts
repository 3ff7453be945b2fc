import { text } from '../field/text.ts';

export const replyTemplateFields = {
  name: text('Name', 60),
  text: text('Text', 10_000, { multiline: true }),
};
