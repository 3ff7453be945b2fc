import { type IncomingMail, parseMail } from '../../src/lead/message/parse.ts';

type Expected = Partial<
  Pick<IncomingMail, 'text' | 'quotedText' | 'subject' | 'isAutomatic' | 'isReport' | 'messageId'>
> & {
  from?: Partial<IncomingMail['from']>;
  files?: [name: string, contentType: string][];
};

/** A mail: the bytes of Latin-1, and what a conversation shows of it. */
export type Sample = [title: string, mail: string, expected: Expected];

export const lines = (...parts: string[]) => parts.join('\r\n');
export const from = 'From: Ann <ann@example.com>';
export const mail = (headers: string[], ...body: string[]) => lines(from, ...headers, '', ...body);
export const plain = (...body: string[]) => mail(['Content-Type: text/plain; charset=utf-8'], ...body);
export const html = (...body: string[]) => mail(['Content-Type: text/html; charset=utf-8'], ...body);
export const utf8 = (text: string) => Buffer.from(text).toString('latin1');
export const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
export const multipart = (type: string, ...parts: string[]) =>
  mail(
    [`Content-Type: multipart/${type}; boundary=b`],
    ...parts.flatMap((part) => ['--b', part]),
    '--b--',
    '',
  );

/** Parses a sample. */
export const readSample = (raw: string) => parseMail(Buffer.from(raw, 'latin1'));
