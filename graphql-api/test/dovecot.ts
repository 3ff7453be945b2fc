import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { findPrograms, findUser } from '../src/platform/database/embedded/programs.ts';
import { freePort } from './server-process.ts';

/** Whether Dovecot is installed. */
export const hasDovecot = spawnSync('dovecot', ['--version'], { env: { PATH: programs() } }).status === 0;

/** The programs of the system's administration are in folders that a user's PATH may lack. */
function programs(): string {
  return `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;
}

/** Returns a mail with these headers; an empty one is left out. */
export function mail(headers: Record<string, string>, body = 'Hello'): string {
  const all = {
    'Message-ID': `<${randomUUID()}@mail.example>`,
    Date: new Date().toUTCString(),
    ...headers,
  };
  const lines = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}\r\n`;
}

/** Returns the body of a mail with these parts, each with its headers. */
export const partsOf = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`;

/** Returns the report of a mail server about a mail of ours, which could not be delivered by default. */
export function reportOf(
  messageId: string,
  to: string,
  { action = 'failed', status = '5.1.1', words = '550 5.1.1 No such user here' } = {},
): string {
  const headers = {
    From: 'MAILER-DAEMON@mx.example',
    To: 'studio@business.example',
    Subject: 'Undelivered Mail Returned to Sender',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
  };
  const body = partsOf(
    'Content-Type: text/plain\r\n\r\nI am sorry to have to inform you that your message could not be delivered.',
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${words.replace(/ (?=\w+$)/, '\r\n ')}`,
    `Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\nTo: ${to}`,
  );
  return mail(headers, body);
}

/** A mail server with one mailbox, as a provider's. */
export interface Dovecot {
  /**
   * The URL of the mailbox, and one of a host that the site does not recognise as this machine, with TLS by
   * the certificate `ca`.
   */
  url: string;
  tlsUrl: string;
  ca: string;
  /** Returns another client of the mailbox, which is signed in. */
  client(): Promise<ImapFlow>;
  /** Delivers a mail into a folder, as if it had arrived at `at`. */
  deliver(mail: string | Buffer, folder?: string, at?: Date): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it, and starts it again with another UIDVALIDITY and other UIDs in every folder. */
  renumber(): Promise<void>;
  /** Refuses all passwords from now on, or accepts that of the URL again. */
  refuse(isRefusing: boolean): Promise<void>;
  remove(): Promise<void>;
}

const nobody = { username: 'nobody', uid: 65_534, gid: 65_534 };

/**
 * Starts Dovecot with an empty mailbox. With `tokenInfoUrl`, to which it appends an access token, it accepts
 * XOAUTH2 too. Without `hasIdle` it does not offer IDLE, without `hasTls` no TLS. With `isGmail` it offers
 * Gmail's extension, whose commands the test answers.
 */
export async function startDovecot({
  tokenInfoUrl,
  hasIdle = true,
  hasTls = true,
  isGmail = false,
}: {
  tokenInfoUrl?: string;
  hasIdle?: boolean;
  hasTls?: boolean;
  isGmail?: boolean;
} = {}): Promise<Dovecot> {
  const password = 'secret';
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
  await chmod(folder, 0o755);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const mails = join(folder, 'mail');
  await mkdir(mails);
  // Dovecot rejects mailboxes of root, as PostgreSQL rejects root.
  const { prefix, uid, gid } = findUser(mails, findPrograms());
  const group = process.getuid?.() === 0 ? 'nogroup' : spawnSync('id', ['-gn']).stdout.toString().trim();
  const { username: user, ...ids } = process.getuid?.() === 0 ? nobody : userInfo();
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=IP:0.0.0.0', '-out', certificate, '-keyout', key];
  spawnSync('openssl', [...request.split(' '), ...names]);
  const config = join(folder, 'dovecot.conf');
  const users = join(folder, 'users');
  const accept = (accepted: string) => writeFile(users, `studio@business.example:{PLAIN}${accepted}\n`);
  await accept(password);
  const oauth = join(folder, 'oauth2.conf');
  await writeFile(oauth, `tokeninfo_url = ${tokenInfoUrl}\nusername_attribute = email\n`);
  await writeFile(
    config,
    `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = ${hasTls ? 'yes' : 'no'}
ssl_cert = <${certificate}
ssl_key = <${key}
mail_location = maildir:${mails}/%u
first_valid_uid = 1
default_vsz_limit = 0
${hasIdle ? '' : 'imap_capability = IMAP4rev1 ENABLE UIDPLUS SPECIAL-USE LITERAL+'}
${isGmail ? 'imap_capability = +X-GM-EXT-1' : ''}
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${group}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
  }
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
auth_failure_delay = 0
auth_mechanisms = plain login${tokenInfoUrl ? ' xoauth2' : ''}
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${oauth}
}
passdb {
  driver = passwd-file
  mechanisms = plain login
  args = ${users}
}
userdb {
  driver = static
  args = uid=${ids.uid} gid=${ids.gid} home=${mails}/%u
}
namespace inbox {
  inbox = yes
  mailbox Junk {
    special_use = \\Junk
  }
  mailbox "All Mail" {
    special_use = \\All
  }
}
`,
  );
  const [program = '', ...parameters] = [...prefix, 'dovecot', '-F', '-c', config];
  const env = { PATH: programs() };
  const run = () =>
    spawn(program, parameters, { stdio: 'ignore', env, ...(uid !== undefined && { uid, gid: gid ?? uid }) });
  let server = run();
  const isReady = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await canConnect(port)) return;
      await delay(50);
    }
    throw new Error(`Dovecot does not start: ${await readFile(`${folder}/log`, 'utf8').catch(() => '')}`);
  };
  await isReady();
  const client = async () => {
    const auth = { user: 'studio@business.example', pass: password };
    const opened = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      doSTARTTLS: false,
      auth,
      logger: false,
    });
    opened.on('error', () => {});
    await opened.connect();
    return opened;
  };
  const canSignIn = () =>
    client().then(
      (signedIn) => signedIn.logout().then(() => true),
      () => false,
    );
  const start = async () => {
    server = run();
    await isReady();
  };
  const stop = async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await exit;
  };
  return {
    url: `imap://studio%40business.example:${password}@127.0.0.1:${port}/INBOX`,
    tlsUrl: `imaps://studio%40business.example:${password}@0.0.0.0:${tlsPort}/INBOX`,
    ca: await readFile(certificate, 'utf8'),
    client,
    deliver: async (raw, path = 'INBOX', at = new Date()) => {
      const by = await client();
      if (path !== 'INBOX') await by.mailboxCreate(path).catch(() => {});
      await by.append(path, raw, [], at);
      await by.logout();
    },
    stop,
    start,
    renumber: async () => {
      await stop();
      const files = await readdir(mails, { recursive: true });
      const lists = files.filter((name) => /(?:^|\/)dovecot(?:-uidlist|-uidvalidity|\.index)/.test(name));
      for (const name of lists) await rm(join(mails, name));
      await start();
    },
    refuse: async (isRefusing) => {
      await accept(isRefusing ? 'another password' : password);
      // Dovecot looks for a changed file once a second.
      while ((await canSignIn()) === isRefusing) await delay(50);
    },
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
