import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { requiresTls } from '../../mail/transport.ts';
import type { Config } from '../../platform/core/config.ts';
import { type Finding, ok, warning } from './check.ts';

const TIMEOUT = 10_000;
// By default a name server that does not answer delays each record by 27 seconds.
const dns = new Resolver({ timeout: TIMEOUT, tries: 1 });

/** Connects and authenticates at the mail server, and looks for the sender's SPF and DMARC records. */
export async function checkMail({ smtpUrl, dataDir, business }: Config): Promise<Finding[]> {
  if (!smtpUrl)
    return [warning(`SMTP_URL is not set, so mail is only written to ${dataDir}/mail; set SMTP_URL`)];
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
  });
  await transport.verify();
  const domain = business.email.split('@')[1] ?? '';
  return [
    ok(`${new URL(smtpUrl).host} accepts our login`),
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
