import type { ValuesOf } from '../../../../rules/field/field.ts';
import { messageFields } from '../../../../rules/form/message.ts';
import { quickMessageFields } from '../../../../rules/form/quick-message.ts';
import { submission } from '../../../../rules/form/submission.ts';
import { createInput } from '../../platform/validation/input.ts';
import { phoneDescription, shared } from './submission.ts';

const texts = { name: 'Name of the visitor.', message: 'The text of the message.' };

const quickMessage = { ...submission, ...quickMessageFields };

export type QuickMessageInput = ValuesOf<typeof quickMessage>;

/** The short contact form of heroes and the about page. */
export const QuickMessageInput = createInput(
  'QuickMessageInput',
  'A short message to the business.',
  quickMessage,
  {
    ...shared,
    ...texts,
    phone: 'Phone number of the visitor; only its first 20 digits are stored.',
  },
);

const message = { ...submission, ...messageFields };

export type MessageInput = ValuesOf<typeof message>;

/** The main contact form. */
export const MessageInput = createInput('MessageInput', 'A message to the business.', message, {
  ...shared,
  ...texts,
  formType: 'The place of the form in the client, as free text.',
  phoneNum: phoneDescription,
});
