import { isIP } from 'node:net';
import * as v from 'valibot';
import { isWebUrl } from '../../../../rules/web-url.ts';
import { passwordFault } from './password-rule.ts';
import { isDecodable } from './url.ts';

const text = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty')), fallback);
const email = v.pipe(v.string(), v.email('is not an email address'));

const url = (message: string, ...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((value) => isServerUrl(value, protocols), message),
  );

/** Returns whether this is a URL with a host, whose parts can be decoded. */
function isServerUrl(value: string, protocols: string[]): boolean {
  if (!URL.canParse(value) || !isDecodable(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocols.includes(protocol) && hostname !== '';
}

/** Returns whether this is a URL of PostgreSQL; a parameter may name its host. */
function isDatabaseUrl(value: string): boolean {
  return URL.canParse(value) && isDecodable(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol);
}

/** Returns whether a text, if a URL, has no path, query or credentials: the site's URLs begin at its host. */
function isOrigin(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed === null || parsed.href === `${parsed.origin}/`;
}

const isHost = (value: string) => isIP(value) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value);

const isIpRange = (value: string) => {
  const [ipAddress = '', bits, ...rest] = value.split('/');
  const version = isIP(ipAddress);
  const widest = version === 4 ? 32 : 128;
  return (
    version > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
  );
};

/** Parses `Instagram=https://…,Facebook=https://…`. */
const parseSocialLinks = (value: string) =>
  value.split(',').map((part) => {
    const [label = '', ...rest] = part.split('=');
    return { label: label.trim(), url: rest.join('=').trim() };
  });

/** A whole number as text; `what` names it in the message. */
const whole = (what: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `is not ${what} (${min} to ${max})`,
    ),
    v.transform(Number),
  );

const onOrOff = v.picklist(['on', 'off'], "is neither 'on' nor 'off'");

const databaseUrl = v.pipe(v.string(), v.check(isDatabaseUrl, 'is not a postgres:// URL'));

const port = whole('a port', 0, 65_535);

/** The environment variables with their rules and defaults. */
export const Environment = v.object({
  PORT: v.optional(port, '4000'),
  METRICS_PORT: v.optional(port),
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, 'is not an IP address or a host name')), '127.0.0.1'),
  DATA_DIR: text('.data'),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_DIRECT_URL: v.optional(databaseUrl),
  SMTP_URL: v.optional(url('is not an smtp:// or smtps:// URL', 'smtp:', 'smtps:')),
  BUSINESS_NAME: text('Maison Milton'),
  BUSINESS_EMAIL: v.optional(email, 'hello@maisonmilton.example'),
  BUSINESS_PHONE: text('905-555-0142'),
  /** Every mail contains it (Canada's Anti-Spam Legislation, section 6). */
  BUSINESS_ADDRESS: text('Milton, Ontario, Canada'),
  BUSINESS_SOCIAL_LINKS: v.optional(
    v.pipe(
      v.string(),
      v.transform(parseSocialLinks),
      v.everyItem(
        ({ label, url: href }) => label !== '' && isWebUrl(href),
        'is not a list like Instagram=https://www.instagram.com/studio,Facebook=https://www.facebook.com/studio',
      ),
    ),
    // The networks' front pages, as placeholders.
    'Instagram=https://www.instagram.com/,Facebook=https://www.facebook.com/',
  ),
  SITE_URL: v.optional(
    v.pipe(
      url('is not an http:// or https:// URL', 'http:', 'https:'),
      v.check(isOrigin, 'has more than a scheme, a host and a port, such as https://www.example.com'),
    ),
  ),
  /** The sign-in form takes 36 characters (docs/product.md). */
  ADMIN_EMAIL: v.optional(v.pipe(email, v.maxLength(36, 'is longer than 36 characters'))),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => passwordFault(value) === undefined,
        ({ input }) => passwordFault(input) ?? '',
      ),
    ),
  ),
  SEED: v.optional(v.picklist(['demo', 'none'], "is neither 'demo' nor 'none'"), 'demo'),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((part) => part.trim())),
      v.everyItem(isIpRange, 'is not a comma-separated list of IP addresses or ranges like 10.0.0.0/8'),
    ),
  ),
  // At least a month: a small number meant in years would delete every lead.
  LEAD_RETENTION_DAYS: v.optional(whole('a number of days', 30, 36_500)),
  HSTS_SUBDOMAINS: v.optional(onOrOff, 'off'),
  DRAIN_SECONDS: v.optional(whole('a number of seconds', 0, 60), '0'),
  JOBS: v.optional(onOrOff, 'on'),
  SERVICE_WORKER: v.optional(onOrOff, 'on'),
  PRIVATE_NETWORKS: v.optional(onOrOff, 'off'),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level of pino'),
    'info',
  ),
  BACKUP_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than 16 characters'))),
  BACKUP_COUNT: v.optional(whole('a number of archives', 1, 9_999), '14'),
  IMAP_URL: v.optional(url('is not an imap:// or imaps:// URL', 'imap:', 'imaps:')),
  IMAP_NEW_LEADS: v.optional(onOrOff, 'off'),
  IMAP_OAUTH_CLIENT_ID: v.optional(v.string()),
  IMAP_OAUTH_CLIENT_SECRET: v.optional(v.string()),
  IMAP_OAUTH_REFRESH_TOKEN: v.optional(v.string()),
  IMAP_OAUTH_TOKEN_URL: v.optional(url('is not an http:// or https:// URL', 'http:', 'https:')),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: text('us-east-1'),
  S3_ENDPOINT: v.optional(url('is not an http:// or https:// URL', 'http:', 'https:')),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
});

/** The names of the variables. */
export const variables = Object.keys(Environment.entries);

export type Environment = v.InferOutput<typeof Environment>;
