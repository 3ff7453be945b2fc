import { expect, test } from 'vitest';
import { startApp } from '../../../test/app.ts';
import { captureLog } from '../../../test/captured-log.ts';

test('a proxy that is not trusted is logged once, with the variable to set and without an IP address', async () => {
  const log = captureLog();
  const app = await startApp({ TRUST_PROXY: '10.0.0.0/8', LOG_LEVEL: 'info' }, { logged: log });
  for (let count = 0; count < 5; count += 1)
    await fetch(`${app.url}/blogs`, { headers: { 'x-forwarded-for': `203.0.113.${count}` } });
  await app.close();
  expect(log.text().split('X-Forwarded-For')).toHaveLength(2);
  expect(log.text()).toContain('set TRUST_PROXY');
  expect(log.text()).not.toContain('203.0.113');
});
