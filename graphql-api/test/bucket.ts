import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import S3rver from '@20minutes/s3rver';
import { readConfig } from '../src/platform/core/config.ts';
import { createLog } from '../src/platform/core/log.ts';
import { openFiles } from '../src/platform/files/disk.ts';
import { freePort } from './server-process.ts';

/** The only credentials that s3rver accepts. */
const KEY = 'S3RVER';

export interface TestBucket {
  /** Variables of an app that uses it. */
  environment: NodeJS.ProcessEnv;
  /** The names of all files in the bucket. */
  keys(): Promise<string[]>;
  /** The bucket, opened by the product's code. */
  files: ReturnType<typeof openFiles>;
  /** The key of each GET request, followed by its range, if any. */
  readings: string[];
  /** The methods and keys of all requests. */
  requests: string[];
  /** The session tokens of all requests. */
  tokens: Set<string | undefined>;
  /** Returns the number of unfinished GET requests. */
  open(): number;
  /** Delay of each response in milliseconds. */
  late: number;
  /** Whether it rejects writes as MinIO does when its disks are full. */
  full: boolean;
  /** Stops listening, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3 server that checks signatures and stores its objects in a temporary folder. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'site' }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  // s3rver computes the signature of lists without the slash after the bucket, which the SDK includes.
  const lists = new S3rver({ directory, silent: true, allowMismatchedSignatures: true });
  const answerList = lists.callback();
  const port = await freePort();
  const environment = {
    S3_BUCKET: 'site',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
  const files = openFiles(readConfig(environment), createLog({ logLevel: 'silent' }));
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname).replace('/site/', '');
    bucket.requests.push(`${request.method} ${key}`);
    bucket.tokens.add(request.headers['x-amz-security-token']?.toString());
    if (request.method === 'GET') {
      bucket.readings.push([key, request.headers.range].filter(Boolean).join(' '));
      open.add(response.on('close', () => open.delete(response)));
    }
    if (bucket.late > 0) await delay(bucket.late, undefined, { ref: false });
    if (bucket.full && request.method === 'PUT') {
      request.resume();
      response.writeHead(507, { 'content-type': 'application/xml' });
      return response.end('<Error><Code>XMinioStorageFull</Code><Message>No space left.</Message></Error>');
    }
    return key === '' ? answerList(request, response) : answer(request, response);
  });
  const start = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const bucket: TestBucket = {
    environment,
    files,
    keys: async () => {
      const names = await readdir(join(directory, 'site'), { recursive: true });
      return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? []);
    },
    readings: [],
    requests: [],
    tokens: new Set(),
    open: () => open.size,
    late: 0,
    full: false,
    stop,
    start,
    close: async () => {
      await stop();
      for (const { logger } of [s3, lists]) logger.exceptions.unhandle();
      // Writes that began before the connections were closed may still finish.
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await start();
  return bucket;
}
