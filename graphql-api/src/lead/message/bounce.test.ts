import { expect, test } from 'vitest';
import { mail, partsOf, reportOf } from '../../../test/dovecot.ts';
import { parseMail } from './parse.ts';

const id = '<ours@business.example>';
const client = 'ann@example.com';
const programs = { From: 'Mail Delivery System <MAILER-DAEMON@mx.example>' };

test.each([
  ['an unknown address', reportOf(id, client), '550 5.1.1 No such user here'],
  [
    'a restricted group',
    reportOf(id, client, { status: '5.7.133', words: '550 5.7.133 Sender not authenticated for group' }),
    '550 5.7.133 Sender not authenticated for group',
  ],
  [
    'a status without an action',
    reportOf(id, client, { action: '', status: '5.7.129', words: '' }),
    '5.7.129 I am sorry to have to inform you that your message could not be delivered.',
  ],
  [
    'the whole mail',
    mail(
      { ...programs, 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
      partsOf(
        'Content-Type: message/delivery-status\r\n\r\nAction: failed\r\nDiagnostic-Code: smtp; 552 Mailbox full',
        `Content-Type: message/rfc822\r\n\r\nMessage-ID: ${id}\r\nSubject: Hello\r\n\r\nHello`,
      ),
    ),
    '552 Mailbox full',
  ],
  [
    'a text only',
    mail(
      { ...programs, 'X-Failed-Recipients': client, Subject: 'Mail delivery failed' },
      `This address failed: mailbox full\r\n\r\n> Message-ID: ${id}`,
    ),
    `This address failed: mailbox full > Message-ID: ${id}`,
  ],
  [
    'the headers of a relay that replaced the Message-ID',
    reportOf(id, client).replace(
      `Message-ID: ${id}`,
      `Message-ID: <0100019a@ses.example>\r\nX-Site-Message-ID: ${id}`,
    ),
    '550 5.1.1 No such user here',
    ['<0100019a@ses.example>', id],
  ],
])('a report with %s names the mail that it is about', async (_title, report, words, ids = [id]) => {
  const { bounce, isAutomatic } = await parseMail(Buffer.from(report));
  expect(isAutomatic).toBe(true);
  expect(bounce).toEqual({ ids, words });
});

test.each([
  ['a delay', reportOf(id, client, { action: 'delayed', status: '4.4.7', words: '451 Try later' })],
  ['a success', reportOf(id, client, { action: 'delivered', status: '2.0.0', words: '250 OK' })],
  ['a temporary error', reportOf(id, client, { action: '', status: '4.2.2', words: '452 Mailbox full' })],
  ['an answer that quotes it', mail({ From: client, Subject: 'Re: Undeliverable' }, `> Message-ID: ${id}`)],
])('%s is no failed delivery', async (_title, report) => {
  expect((await parseMail(Buffer.from(report))).bounce).toBeNull();
});
