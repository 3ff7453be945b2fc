import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { startBucket, type TestBucket } from '../bucket.ts';
import { postQuote, storedPhotos } from '../samples/quote.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';

/** Temporary credentials, as the metadata service of an instance returns them. */
const role = {
  Code: 'Success',
  AccessKeyId: 'S3RVER',
  SecretAccessKey: 'S3RVER',
  Token: 'token-of-the-instance-role',
  Expiration: new Date(Date.now() + 3_600_000).toISOString(),
};

let bucket: TestBucket;
let server: ServerProcess;
let metadataUrl: string;
beforeAll(async () => {
  bucket = await startBucket();
  const metadata = startMetadataService();
  await once(metadata, 'listening');
  metadataUrl = `http://127.0.0.1:${(metadata.address() as AddressInfo).port}`;
  const { S3_BUCKET, S3_ENDPOINT } = bucket.environment;
  // The credentials of this machine do not count.
  const nowhere = { AWS_SHARED_CREDENTIALS_FILE: '/nowhere', AWS_CONFIG_FILE: '/nowhere' };
  server = await prepareServer({ SEED: 'none', S3_BUCKET, S3_ENDPOINT, ...nowhere });
  return async () => {
    await server.remove();
    await bucket.close();
    metadata.close();
  };
});

/** Starts a metadata service like Amazon's, version 2: it rejects requests without a session's token. */
function startMetadataService() {
  const session = 'token-of-the-session';
  const answers: Record<string, string> = {
    '/latest/meta-data/iam/security-credentials/': 'site-role',
    '/latest/meta-data/iam/security-credentials/site-role': JSON.stringify(role),
  };
  return createServer(({ method, url = '', headers }, response) => {
    if (method === 'PUT' && url === '/latest/api/token') return response.end(session);
    const answer = headers['x-aws-ec2-metadata-token'] === session ? answers[url] : undefined;
    response.statusCode = answer === undefined ? 401 : 200;
    return response.end(answer);
  }).listen(0, '127.0.0.1');
}

test.each([
  [
    'session token of AWS_SESSION_TOKEN',
    'token-of-the-environment',
    () => ({
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_SESSION_TOKEN: 'token-of-the-environment',
    }),
  ],
  ['role of the instance', role.Token, () => ({ AWS_EC2_METADATA_SERVICE_ENDPOINT: metadataUrl })],
])('without keys the server uses the %s for each request', async (_, token, environment) => {
  bucket.tokens.clear();
  await server.start({ environment: environment() });
  expect((await postQuote(server, { propertyPhotos: await storedPhotos(server) })).status).toBe(200);
  await server.stop();
  expect([...bucket.tokens]).toEqual([token]);
});
