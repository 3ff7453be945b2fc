import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { S3Driver } from 'flydrive/drivers/s3';
import { ConfigError, type S3Config } from '../core/config.ts';
import type { Metrics } from '../core/metrics.ts';

/** Maximum time until a response begins, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** The slowest upload to the store, in bytes per millisecond; a response begins after it. */
const MIN_UPLOAD_RATE = 1_000;

/** The first and the last byte of a part of a file. */
export interface Part {
  start: number;
  end: number;
}

/** A file that is being read, with its size in bytes. */
export interface OpenFile {
  stream: Readable;
  size: number;
}

interface S3Failure {
  name: string;
  message: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** An S3-compatible bucket. */
export class Bucket extends S3Driver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, region, endpoint, credentials }: S3Config, log: FastifyBaseLogger, metrics: Metrics) {
    const client = new S3Client({
      region,
      // Without keys the SDK uses its default chain: AWS_* variables, profiles, instance roles.
      ...(credentials && { credentials }),
      requestHandler: {
        // A paused video occupies its connection, and the default maximum is 50.
        httpAgent: { maxSockets: Infinity },
        httpsAgent: { maxSockets: Infinity },
        connectionTimeout: TIMEOUT_MS,
        requestTimeout: TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
      maxAttempts: 2,
      logger: failureLogger(bucket, log, metrics),
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Throws ConfigError for a missing store, bad bucket or bad credentials; only logs a missing response. */
  async check(): Promise<void> {
    try {
      // HeadBucket's error does not tell whether the bucket or the permission is missing.
      await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: 'erasures.json', Range: 'bytes=0-0' }),
      );
    } catch (error) {
      const { name, message, code, $metadata } = error as S3Failure;
      const status = $metadata?.httpStatusCode ?? 0;
      if (name === 'NoSuchKey') return;
      if (name === 'CredentialsProviderError') {
        throw new ConfigError('S3_ACCESS_KEY_ID is missing and no other AWS credentials were found');
      }
      if (code === 'ENOTFOUND') throw new ConfigError(`S3_ENDPOINT cannot be used: ${message}`);
      if (status >= 300 && status < 500 && status !== 416) {
        throw new ConfigError(`S3_BUCKET ${this.#bucket} cannot be used: ${name} (${status})`);
      }
    }
  }

  /** Reads the file into memory: the signature needs its hash. The largest is an admin's video. */
  async putFile(key: string, path: string): Promise<void> {
    await this.put(key, await readFile(path));
  }

  override async put(Key: string, contents: string | Uint8Array): Promise<void> {
    const Body = Buffer.from(contents);
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body }), {
      requestTimeout: TIMEOUT_MS + Body.length / MIN_UPLOAD_RATE,
    });
  }

  async openFile(Key: string): Promise<OpenFile> {
    const { Body, ContentLength } = await this.#client.send(
      new GetObjectCommand({ Bucket: this.#bucket, Key }),
    );
    return { stream: Body as Readable, size: ContentLength ?? 0 };
  }

  async getPart(Key: string, { start, end }: Part): Promise<Readable> {
    const Range = `bytes=${start}-${end}`;
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key, Range }));
    return Body as Readable;
  }
}

/** Logs and counts each failed request with its status, except for missing files. */
function failureLogger(bucket: string, log: FastifyBaseLogger, { storeErrors }: Metrics) {
  const ignore = () => {};
  const error = ({ commandName, error: failure }: { commandName: string; error: S3Failure }) => {
    const status = failure.$metadata?.httpStatusCode ?? null;
    if (status === 404 && failure.name !== 'NoSuchBucket') return;
    storeErrors.inc({ command: commandName, status: status ?? 'none' });
    log.error({ bucket, command: commandName, status, code: failure.name }, 'the object store failed');
  };
  return { trace: ignore, debug: ignore, info: ignore, warn: ignore, error };
}
