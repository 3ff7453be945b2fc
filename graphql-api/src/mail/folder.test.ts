import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeMailsDue } from '../../test/mailing-app.ts';
import { message } from '../../test/samples/form-samples.ts';
import { sendForm } from '../../test/samples/forms.ts';
import { readLeads } from '../../test/samples/quote.ts';
import { defaultLimits } from '../platform/core/resource-limits.ts';

const limits = { ...defaultLimits };
let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { limits });
});
afterAll(() => app.close());

const written = async () => {
  const names = await readdir(join(app.app.config.dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).length;
};
const failed = async () => {
  const em = app.app.database.em.fork();
  const mails = await em.execute(`select 1 from "mail" where "state" = 'queued' and "lastError" is not null`);
  return mails.length;
};

test.each([
  ['the folder of unsent mail is full', { unsentMailBytes: 1 }],
  ['the disk is almost full', { freeDiskBytes: Number.MAX_SAFE_INTEGER }],
])('when %s leads are accepted, and their mails are written once there is space', async (_when, less) => {
  const before = [await written(), (await readLeads(app)).length];
  Object.assign(limits, less);
  expect((await sendForm(app, message, {})).data).not.toBeNull();
  await expect.poll(failed).toBe(2);
  expect([await written(), (await readLeads(app)).length - 1]).toEqual(before);

  Object.assign(limits, defaultLimits);
  await makeMailsDue(app);
  await expect.poll(written).toBe((before[0] ?? 0) + 2);
});
