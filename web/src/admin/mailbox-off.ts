/** The hint of a site that reads no mailbox, on the account page and in the inbox. */
export const mailboxOff =
  'Answers of clients by mail arrive in your mail program only. Once your mailbox is connected, they are in the inbox too, each in its conversation.';
