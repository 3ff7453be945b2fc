import 'reflect-metadata';
import { leadTitle } from '../lead/forms/answers.ts';
import { listPendingMails } from '../mail/pending.ts';
import { runCommand } from './command.ts';

/** More than anybody reads; the count covers the rest. */
const LIMIT = 1_000;

// `npm run mails`: which mails are still pending, the oldest first.
await runCommand(async (em) => {
  const { mails, totalCount } = await listPendingMails(em, LIMIT);
  const lines = mails.map(({ queuedSince, to, email, formType, state, tries, nextTry, lastError }) => {
    const recipient = to === 'visitor' ? email : `the business, about ${email}`;
    const next =
      state === 'failed' ? 'failed' : nextTry ? `next ${nextTry.toISOString()}` : 'no further try planned';
    return `${queuedSince.toISOString()}  ${leadTitle({ formType })}  to ${recipient}  tries: ${tries}, ${next}${lastError ? `  (${lastError})` : ''}`;
  });
  return `${[`Mails pending: ${totalCount}`, ...lines].join('\n')}\n`;
});
