import 'reflect-metadata';
import { leadTitle } from '../../lead/forms/answers.ts';
import { failedMails } from '../../lead/mailbox/state.ts';
import { listPendingMails } from '../../lead/mails/service.ts';
import { viewPendingMail } from '../../lead/mails/type.ts';
import { runCommand } from './command.ts';

/** The maximum number of mails listed; the output has the total count too. */
const LIMIT = 100;

// `npm run mails`: lists the pending mails and those of the mailbox that could not be stored, oldest first.
await runCommand(async (em) => {
  const { edges, totalCount } = await listPendingMails(em, { first: LIMIT });
  const mails = edges.map(({ node }) => viewPendingMail(node));
  const lines = mails.map(({ queuedSince, to, email, formType, state, tries, nextTry, lastError }) => {
    const recipient = to === 'visitor' ? email : `the business, about ${email}`;
    const next =
      state === 'failed' ? 'failed' : nextTry ? `next ${nextTry.toISOString()}` : 'no further try planned';
    return `${queuedSince.toISOString()}  ${leadTitle({ formType })}  to ${recipient}  tries: ${tries}, ${next}${lastError ? `  (${lastError})` : ''}`;
  });
  const failed = (await failedMails(em)).map(
    ({ path, uid, lastError, failedAt }) =>
      `${new Date(failedAt).toISOString()}  mail ${uid} of the folder ${path}  could not be stored  (${lastError})`,
  );
  const received = failed.length > 0 ? [`Mails not received: ${failed.length}`, ...failed] : [];
  return `${[`Mails pending: ${totalCount}`, ...lines, ...received].join('\n')}\n`;
});
