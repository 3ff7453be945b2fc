import { expect, test } from 'vitest';
import { isPublicIp } from './public-ip.ts';

test.each(['8.8.8.8', '2606:4700::1111', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is public', (ip) => {
  expect(isPublicIp(ip)).toBe(true);
});

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '192.88.99.1',
  '::1',
  '::808:808',
  '::ffff:10.0.0.1',
  '::ffff:0:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2002::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
  'not an IP',
])('%s is not public', (ip) => {
  expect(isPublicIp(ip)).toBe(false);
});
