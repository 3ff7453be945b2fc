import { tables } from '../../features.ts';
import { openMailbox, wordsOf } from '../../lead/mailbox/client.ts';
import { readState } from '../../lead/mailbox/state.ts';
import type { Config } from '../../platform/core/config.ts';
import { createLog } from '../../platform/core/log.ts';
import { connect } from '../../platform/database/connect.ts';
import { type Finding, failed, ok, warning } from './checks.ts';

/** Signs in to the mailbox, and reports when the site last read it and whether a test mail arrived in it. */
export async function checkMailbox(config: Config): Promise<Finding[]> {
  const { imap } = config;
  if (!imap) return [ok('IMAP_URL is not set, so answers of clients stay in the mailbox')];
  const log = createLog({ logLevel: 'silent' });
  const database = await connect(config, tables, log, { mayJoin: true });
  try {
    await database.setUp(database.migrate);
    const em = database.em.fork();
    const state = await readState(em);
    const { lastReadAt, failingSince, lastError, failed: failures } = state;
    const isReached = await openMailbox(em, imap).then(
      async (client) => {
        await client.logout();
        return ok(`${imap.host} accepts our login`);
      },
      (error: unknown) => failed(`${imap.host} refuses: ${wordsOf(error)}; check IMAP_URL and IMAP_OAUTH_*`),
    );
    return [
      isReached,
      failingSince
        ? warning(`not read since ${failingSince.toISOString()}: ${lastError ?? ''}`)
        : lastReadAt
          ? ok(`last read at ${lastReadAt.toISOString()}`)
          : warning('not read yet; start the site'),
      testFinding(state, imap.user),
      ...(failures > 0
        ? [warning(`mails that could not be stored: ${failures}; run \`npm run mails\``)]
        : []),
    ];
  } finally {
    await database.close();
  }
}

/** Reports whether mails to the business arrive in the mailbox. */
function testFinding(
  { testSentAt, testArrivedAt, isTestOverdue }: Awaited<ReturnType<typeof readState>>,
  user: string,
): Finding {
  if (!testSentAt) return warning('no test mail was sent; send one on the account page of the admin area');
  if (testArrivedAt) return ok(`the test mail arrived at ${testArrivedAt.toISOString()}`);
  const sent = `the test mail of ${testSentAt.toISOString()} has not arrived`;
  return isTestOverdue
    ? warning(`${sent}; check that mails to the business arrive in the mailbox of ${user}, not in its junk`)
    : warning(`${sent} yet; run this command again in two minutes`);
}
