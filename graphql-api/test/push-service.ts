import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A browser's subscription at the stand-in push service. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushService {
  /** The decrypted messages of valid requests, in the order of their arrival. */
  messages: { endpoint: string; text: string }[];
  /** The reasons for which it rejected requests. */
  faults: string[];
  /** The VAPID keys that signed the requests. */
  keys: Set<string>;
  /** The status of the next responses; 201 by default. With 0 it closes the connections instead. */
  status: number;
  /** The number of requests. */
  requests: number;
  subscribe(): Subscription;
  close(): Promise<void>;
}

/** Creates the keys of a browser's subscription. */
export function createSubscriptionKeys() {
  const ecdh = createECDH('prime256v1');
  return { ecdh, p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16) };
}

/** Starts a push service that checks the encryption (RFC 8291) and the sender (RFC 8292) of each message. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server = createServer(async (request, response) => {
    const endpoint = `${origin}${request.url}`;
    const body = await buffer(request);
    service.requests += 1;
    if (service.status === 0) return request.destroy();
    if (service.status !== 201) return response.writeHead(service.status).end();
    try {
      const browser = browsers.get(endpoint);
      if (!browser) throw new Error('unknown subscription');
      service.keys.add(checkSender(request.headers, origin));
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('content encoding');
      if (!/^\d+$/.test(String(request.headers['ttl']))) throw new Error('TTL');
      service.messages.push({ endpoint, text: decrypt(body, browser) });
      response.writeHead(201).end();
    } catch (error) {
      service.faults.push(String(error));
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    messages: [],
    faults: [],
    keys: new Set(),
    status: 201,
    requests: 0,
    subscribe() {
      const { ecdh, p256dh, auth } = createSubscriptionKeys();
      const endpoint = `${origin}/${randomUUID()}`;
      browsers.set(endpoint, { ecdh, auth });
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** Checks `Authorization: vapid t=…, k=…` (RFC 8292); returns the sender's key. */
function checkSender({ authorization = '' }: IncomingHttpHeaders, origin: string): string {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const [header = '', claims = '', signature = ''] = token.split('.');
  const json = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  if (json(header)['alg'] !== 'ES256') throw new Error('algorithm');
  const point = Buffer.from(key, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('signature');
  const { aud, exp, sub } = json(claims);
  const now = Date.now() / 1000;
  if (aud !== origin) throw new Error('audience');
  if (Number(exp) <= now || Number(exp) > now + 24 * 60 * 60) throw new Error('expiry');
  if (!/^mailto:.+@/.test(String(sub))) throw new Error('subject');
  return key;
}

/** Decrypts a message of one record (RFC 8291 and RFC 8188). */
function decrypt(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with the byte 2 and zeros.
  const text = padded.toString().replace(/\0+$/, '');
  if (!text.endsWith('\x02')) throw new Error('padding');
  return text.slice(0, -1);
}
