import { tables } from '../../features.ts';
import { openMailbox, wordsOf } from '../../lead/mailbox/client.ts';
import { readState } from '../../lead/mailbox/state.ts';
import type { Config } from '../../platform/core/config.ts';
import { createLog } from '../../platform/core/log.ts';
import { connect } from '../../platform/database/connect.ts';
import { type Finding, failed, ok, warning } from './checks.ts';

/** Signs in to the mailbox, and reports when the site last read it and since when it cannot. */
export async function checkMailbox(config: Config): Promise<Finding[]> {
  const { imap } = config;
  if (!imap) return [ok('IMAP_URL is not set, so answers of clients stay in the mailbox')];
  const log = createLog({ logLevel: 'silent' });
  const database = await connect(config, tables, log, { mayJoin: true });
  try {
    await database.setUp(database.migrate);
    const em = database.em.fork();
    const { lastReadAt, failingSince, lastError, failed: failures } = await readState(em);
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
      ...(failures > 0
        ? [warning(`mails that could not be stored: ${failures}; run \`npm run mails\``)]
        : []),
    ];
  } finally {
    await database.close();
  }
}
