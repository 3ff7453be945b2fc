import { createType, field } from '../../platform/graphql/type.ts';

const MessageSender = createType('MessageSender', 'The sender of a message, as the mail states it.', {
  name: field.orNull(field.text('The name; null if the mail states none.')),
  address: field.orNull(field.text('The email address; null if the mail states none.')),
});

const MessageAttachment = createType('MessageAttachment', 'A file of a message.', {
  name: field.text('The file name.'),
  contentType: field.text('The media type that the mail states, such as image/jpeg.'),
  size: field.int('The size of the sent file, in bytes.'),
  url: field.text(
    'The signed path, which expires after a day: of a photo for a picture, else of a download.',
  ),
  thumbnail: field.orNull(
    field.text('The path of a small version, 320 pixels wide; null for a file that is no readable picture.'),
  ),
});

export const LeadMessageType = createType('LeadMessage', 'A mail of a client.', {
  message_id: field.id('The id of the message.'),
  from: field.object(() => MessageSender, 'The sender.'),
  subject: field.text('The subject, which may be empty.'),
  text: field.text('The words of the client, as plain text.'),
  quotedText: field.orNull(
    field.text('The quoted mails and the signature, which follow the text; null if there are none.'),
  ),
  htmlUrl: field.orNull(
    field.text(
      'The signed path of the HTML, for a sandboxed frame; null without HTML. It has no scripts, forms, links and remote files.',
    ),
  ),
  originalUrl: field.text('The signed path of the mail as it was received, a download.'),
  receivedAt: field.time('The time at which the mailbox received it.'),
  attachments: field.list(() => MessageAttachment, 'The files, pictures in the text included.', 2),
  isCut: field.flag(
    'True if the text or the files have less than the mail, because it is very long or cannot be read. The original has it in full up to 64 MB, and the mailbox in any case.',
  ),
  isAutomatic: field.flag('True if a program sent it, such as an absence note or a list.'),
  isFromOtherAddress: field.flag('True if the email address of the sender is not one of the person.'),
});
export type LeadMessageType = InstanceType<typeof LeadMessageType>;
