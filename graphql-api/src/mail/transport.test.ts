import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { readConfig } from '../platform/core/config.ts';
import { defaultLimits } from '../platform/core/resource-limits.ts';
import { openMailTransport } from './transport.ts';

// A mail server without encryption.
let smtp: MailServer;
beforeAll(async () => {
  smtp = await startMailServer();
});
afterAll(() => smtp.close());

const [business, visitor] = ['studio@business.example', 'visitor@example.com'];

async function send(url: string): Promise<void> {
  const transport = openMailTransport(readConfig({ SMTP_URL: url }), defaultLimits);
  await transport.send({ id: '1', from: business, to: visitor, subject: 'A mail', text: 'Hello' });
}

/** Another URL of this machine that the transport does not recognise as loopback. */
const elsewhere = ({ url } = smtp) => url.replace('127.0.0.1', '0.0.0.0');

test('mail is sent over an encrypted connection only', async () => {
  for (const url of [
    elsewhere(),
    `${smtp.url}?requireTLS=true`,
    `${elsewhere()}?tls.rejectUnauthorized=false`,
  ]) {
    await expect(send(url)).rejects.toMatchObject({ command: 'STARTTLS' });
  }
  expect(smtp.received).toEqual([]);
});

test('unless the URL says otherwise or the server is on this machine', async () => {
  for (const option of ['requireTLS=false', 'ignoreTLS=true', 'opportunisticTLS=true']) {
    await send(`${elsewhere()}?${option}`);
  }
  await send(smtp.url);
  await send(smtp.url.replace('127.0.0.1', 'localhost'));
  expect(smtp.received).toHaveLength(5);
});

test('a self-signed certificate is accepted of this machine only', async () => {
  const encrypted = await startMailServer(0, { secure: true });
  await send(encrypted.url);
  await expect(send(elsewhere(encrypted))).rejects.toThrow(/certificate/);
  expect(encrypted.received).toHaveLength(1);
  await encrypted.close();
});
