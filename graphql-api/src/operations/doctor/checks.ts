import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { openMailTransport } from '../../mail/transport.ts';
import type { Config } from '../../platform/core/config.ts';
import { makeFolder } from '../../platform/core/data-dir.ts';
import { createLog } from '../../platform/core/log.ts';
import { defaultLimits, MB } from '../../platform/core/resource-limits.ts';
import { openFiles } from '../../platform/files/disk.ts';
import { ARCHIVE } from '../backup/archive.ts';

type Status = 'ok' | 'warning' | 'failed';

/** The result of one check: a line for the operator, which says what to do unless it is `ok`. */
export interface Finding {
  status: Status;
  text: string;
}

export const ok = (text: string): Finding => ({ status: 'ok', text });
export const warning = (text: string): Finding => ({ status: 'warning', text });
export const failed = (text: string): Finding => ({ status: 'failed', text });

/** Runs a check. An error that it throws is a failure, printed with this advice. */
export async function runCheck(
  name: string,
  advice: string,
  check: () => Promise<Finding[]>,
): Promise<string[]> {
  const findings = await check().catch((error: Error) => [
    failed(`${error.message || (error as NodeJS.ErrnoException).code || error.name}; ${advice}`),
  ]);
  return findings.map(({ status, text }) => `${status.padEnd(7)}  ${name}: ${text.replaceAll('\n', ' ')}`);
}

const TIMEOUT = 5_000;

/** Requests the site on its own port. */
export async function checkSite({ host, port }: Config): Promise<Finding[]> {
  const url = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}/readyz`;
  const response = await request(url);
  if (typeof response === 'string') return [warning(`${url} does not answer (${response}); start the site`)];
  return [
    response.ok
      ? ok(`${url} answers, and so does its database`)
      : failed(`${url} answers ${response.status}: its database does not answer; read the site's log`),
  ];
}

/** Requests the site by SITE_URL, as visitors do, and compares TRUST_PROXY with it. */
export async function checkProxy({ siteUrl, trustProxy }: Config): Promise<Finding[]> {
  const { protocol } = new URL(siteUrl);
  if (protocol !== 'https:')
    return [warning(`SITE_URL is ${siteUrl}; set it to the https URL that visitors use`)];
  const trust = trustProxy
    ? ok(`TRUST_PROXY believes ${trustProxy.join(', ')}`)
    : warning(
        'TRUST_PROXY is not set: all visitors share one IP address, and one limit; set it to your proxy',
      );
  const response = await request(`${siteUrl}/healthz`);
  if (typeof response === 'string')
    return [
      failed(`${siteUrl} does not answer (${response}); check DNS, the proxy and its certificate`),
      trust,
    ];
  return [
    response.ok
      ? ok(`${siteUrl} answers with a valid certificate`)
      : failed(`${siteUrl}/healthz answers ${response.status}; check that the proxy forwards to the site`),
    trust,
  ];
}

/** Returns the response, or the reason why there is none. */
async function request(url: string): Promise<Response | string> {
  return fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
  );
}

const LOW_FREE = 1024 * MB;
const MAX_BACKUP_AGE_DAYS = 2;

/** Writes, reads and deletes a file in the folder or bucket of uploaded files. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  if (!config.s3) makeFolder(config.dataDir);
  const files = openFiles(config, createLog({ logLevel: 'silent' }));
  const key = `doctor-${randomUUID()}`;
  const name = config.s3 ? `the bucket ${config.s3.bucket}` : `${config.dataDir}/files`;
  await files.put(key, key);
  const isEqual = (await files.get(key)) === key;
  await files.delete(key);
  return [
    isEqual ? ok(`${name} can be written and read`) : failed(`${name} returned other bytes; check the store`),
  ];
}

export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${Math.round((bavail * bsize) / MB).toLocaleString('en')} MB are free for ${dataDir}`;
  if (bavail * bsize < defaultLimits.freeDiskBytes)
    return [failed(`${free}; free some space: the site accepts no uploads`)];
  return [bavail * bsize < LOW_FREE ? warning(`${free}; free some space`) : ok(free)];
}

/** Checks the age of the newest archive in `DATA_DIR/backups`. */
export async function checkBackup({ dataDir }: Config): Promise<Finding[]> {
  const folder = join(dataDir, 'backups');
  const names = (await readdir(folder).catch(() => [])).filter((name) => ARCHIVE.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  if (times.length === 0) return [warning(`no backup in ${folder}; run \`npm run backup\` every night`)];
  const days = (Date.now() - Math.max(...times)) / 86_400_000;
  const text = `the newest backup in ${folder} is ${days.toFixed(1)} days old`;
  return [days > MAX_BACKUP_AGE_DAYS ? warning(`${text}; run \`npm run backup\` every night`) : ok(text)];
}

// By default a name server that does not answer delays each record by 27 seconds.
const dns = new Resolver({ timeout: 10_000, tries: 1 });

/** Connects and authenticates at the mail server, and looks for the sender's SPF and DMARC records. */
export async function checkMail(config: Config): Promise<Finding[]> {
  const transport = openMailTransport(config, defaultLimits);
  const { isDelivering, text } = await transport.verify().finally(() => transport.close());
  if (!isDelivering) return [warning(text)];
  const domain = config.business.email.split('@')[1] ?? '';
  return [
    ok(text),
    await checkRecord(domain, 'v=spf1', `publish an SPF record for ${domain} that names your mail server`),
    await checkRecord(`_dmarc.${domain}`, 'v=DMARC1', `publish a DMARC record at _dmarc.${domain}`),
    ok('DKIM depends on the mail provider; check that it signs mail from your domain'),
  ];
}

async function checkRecord(name: string, prefix: string, advice: string): Promise<Finding> {
  const records = await dns.resolveTxt(name).catch(() => []);
  return records.some((parts) => parts.join('').startsWith(prefix))
    ? ok(`${name} has a ${prefix} record`)
    : warning(`${name} has no ${prefix} record, so mail may be rejected as spam; ${advice}`);
}
