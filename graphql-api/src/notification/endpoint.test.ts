import { expect, test } from 'vitest';
import { readConfig } from '../platform/core/config.ts';
import { isPushEndpoint, postTo } from './endpoint.ts';

const config = readConfig({});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://user@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com:5432/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  // NAT64 and 6to4 embed the IPv4 address 10.0.0.1.
  ['https://[64:ff9b::a00:1]/', false],
  ['https://[2002:a00:1::1]/', false],
  ['file:///etc/passwd', false],
  ['nowhere', false],
])('%s as a push endpoint: %s', (endpoint, accepted) => {
  expect(isPushEndpoint(config, endpoint)).toBe(accepted);
});

test('a host name with a private IP address is not connected', async () => {
  const posted = postTo(config, 'https://localhost/', {}, Buffer.alloc(0));
  await expect(posted).rejects.toThrow('private network');
});
