import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { Environment } from './environment.ts';
import { OwnError } from './errors.ts';
import { withoutSlashes } from './url.ts';

/** A wrong environment variable. The message is one line that names it. */
export class ConfigError extends OwnError {}

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
