import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { isWebUrl } from '../../../../rules/web-url.ts';
import { OwnError } from './errors.ts';
import { passwordFault } from './password-rule.ts';
import { isDecodable, withoutSlashes } from './url.ts';

/** A wrong environment variable. The message is one line that names it. */
export class ConfigError extends OwnError {}

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

const Environment = v.object({
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

/** The parsed environment. */
export type Config = ReturnType<typeof readConfig>;

/** Configuration of the bucket for uploaded files, if `S3_BUCKET` is set. */
export type S3Config = NonNullable<ReturnType<typeof s3Of>>;

/** Configuration of the mailbox, if `IMAP_URL` is set. */
export type ImapConfig = NonNullable<ReturnType<typeof imapOf>>;

/** Parses the environment. An empty variable counts as unset. Throws ConfigError for the first wrong one. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const env = parsed.output;
  return {
    port: env.PORT,
    /** The port of Prometheus metrics. */
    metricsPort: metricsPortOf(env),
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Bypasses a transaction pooler: migrations need a session. */
    databaseDirectUrl: directUrlOf(env),
    smtpUrl: env.SMTP_URL,
    business: {
      name: env.BUSINESS_NAME,
      email: env.BUSINESS_EMAIL,
      phone: env.BUSINESS_PHONE,
      address: env.BUSINESS_ADDRESS,
      socialLinks: env.BUSINESS_SOCIAL_LINKS,
    },
    /** Without a trailing slash. */
    siteUrl: withoutSlashes(
      env.SITE_URL ?? `http://${isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    ),
    admin: adminOf(env),
    seed: env.SEED,
    trustProxy: env.TRUST_PROXY,
    /**
     * The number of days after which a conversation that has ended is erased; undefined keeps leads until an
     * admin deletes them.
     */
    leadRetentionDays: env.LEAD_RETENTION_DAYS,
    /** Whether HSTS covers the subdomains of SITE_URL too. */
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    /** Time after SIGTERM during which `/readyz` answers 503 while everything is still served. */
    drainSeconds: env.DRAIN_SECONDS,
    /** Whether the process that serves also processes jobs. */
    jobs: env.JOBS,
    /** 'off' unregisters the service worker in every browser. */
    serviceWorker: env.SERVICE_WORKER,
    /** Allows pictures of imports and push services in private networks, push services also without https. */
    privateNetworks: env.PRIVATE_NETWORKS === 'on',
    logLevel: env.LOG_LEVEL,
    /** The key that encrypts the archives of `npm run backup`. */
    backupKey: env.BACKUP_KEY,
    /** Number of archives that `npm run backup` does not delete. */
    backupCount: env.BACKUP_COUNT,
    /** The business's mailbox; undefined without one. */
    imap: imapOf(env),
    s3: s3Of(env),
  };
}

type Environment = v.InferOutput<typeof Environment>;

function directUrlOf({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string | undefined {
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new ConfigError('DATABASE_URL is missing beside DATABASE_DIRECT_URL');
  return DATABASE_DIRECT_URL;
}

function metricsPortOf({ PORT, METRICS_PORT }: Environment): number | undefined {
  if (METRICS_PORT === PORT) throw new ConfigError('METRICS_PORT is the same as PORT');
  return METRICS_PORT;
}

function adminOf({ ADMIN_EMAIL, ADMIN_PASSWORD }: Environment) {
  if (ADMIN_EMAIL === undefined && ADMIN_PASSWORD === undefined) return undefined;
  if (ADMIN_EMAIL === undefined) throw new ConfigError('ADMIN_EMAIL is missing beside ADMIN_PASSWORD');
  if (ADMIN_PASSWORD === undefined) throw new ConfigError('ADMIN_PASSWORD is missing beside ADMIN_EMAIL');
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
}

function imapOf(env: Environment) {
  if (env.IMAP_URL === undefined) return undefined;
  const parsed = new URL(env.IMAP_URL);
  const { protocol, hostname, username, password, pathname } = parsed;
  const isSecure = protocol === 'imaps:';
  const oauth = oauthOf(env, hostname);
  if (username === '') throw new ConfigError('IMAP_URL has no user, such as imaps://user:password@host');
  if (password === '' && !oauth)
    throw new ConfigError('IMAP_URL has no password, and IMAP_OAUTH_REFRESH_TOKEN is not set');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(parsed.port) || (isSecure ? 993 : 143),
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    /** The folder that IDLE watches; the reader looks at the others every minute. */
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    /** Whether mails of unknown senders become leads. */
    newLeads: env.IMAP_NEW_LEADS === 'on',
    oauth,
  };
}

/** The token endpoints of the providers whose mailboxes accept OAuth only, or OAuth and app passwords. */
const tokenUrls: [host: RegExp, url: string][] = [
  [/(?:^|\.)(?:gmail|google(?:mail)?)\.com$/, 'https://oauth2.googleapis.com/token'],
  [
    /(?:^|\.)(?:outlook|office365|hotmail|live)\.com$/,
    'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  ],
];

function oauthOf(env: Environment, host: string) {
  const { IMAP_OAUTH_CLIENT_ID: clientId, IMAP_OAUTH_REFRESH_TOKEN: refreshToken } = env;
  if (clientId === undefined && refreshToken === undefined) return undefined;
  if (clientId === undefined)
    throw new ConfigError('IMAP_OAUTH_CLIENT_ID is missing beside IMAP_OAUTH_REFRESH_TOKEN');
  if (refreshToken === undefined)
    throw new ConfigError('IMAP_OAUTH_REFRESH_TOKEN is missing beside IMAP_OAUTH_CLIENT_ID');
  const tokenUrl = env.IMAP_OAUTH_TOKEN_URL ?? tokenUrls.find(([pattern]) => pattern.test(host))?.[1];
  if (tokenUrl === undefined) throw new ConfigError(`IMAP_OAUTH_TOKEN_URL is missing for ${host}`);
  return { clientId, clientSecret: env.IMAP_OAUTH_CLIENT_SECRET, refreshToken, tokenUrl };
}

function s3Of(env: Environment) {
  if (env.S3_BUCKET === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const [missing, other] = accessKeyId
      ? ['SECRET_ACCESS_KEY', 'ACCESS_KEY_ID']
      : ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];
    throw new ConfigError(`S3_${missing} is missing beside S3_${other}`);
  }
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    /** Undefined: the AWS SDK's default credential chain. */
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
