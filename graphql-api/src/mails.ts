import { runCommand } from './command.ts';
import { listOwedMails } from './mail/mail.owed.ts';

/** More than anybody reads; the count tells of the rest. */
const LIMIT = 1_000;

// `npm run mails`: which mails are still owed, the oldest first.
await runCommand(async (em) => {
  const { mails, totalCount } = await listOwedMails(em, LIMIT);
  const lines = mails.map(({ owedSince, to, email, formType, tries, nextTry, lastError }) => {
    const recipient = to === 'visitor' ? email : `the business, about ${email}`;
    const next = nextTry ? `next ${nextTry.toISOString()}` : 'no further try planned';
    return `${owedSince.toISOString()}  ${formType}  to ${recipient}  tries: ${tries}, ${next}${lastError ? `  (${lastError})` : ''}`;
  });
  return `${[`Mails owed: ${totalCount}`, ...lines].join('\n')}\n`;
});
