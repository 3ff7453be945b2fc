import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answers, freePort } from '../graphql-api/test/server-process.ts';

/** What every reference answers to everything. */
export interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** A server to compare with: what a request costs before any of our own code. */
export interface Reference {
  url: string;
  pid: number;
  stop(): void;
}

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

export const references = ['node:http', 'Fastify', ...(hasNginx ? ['nginx'] : [])];

/** Starts one of `references`; `folder` is for its files. */
export async function startReference(kind: string, folder: string, answer: Answer): Promise<Reference> {
  const file = join(folder, 'body');
  await writeFile(file, answer.body);
  if (kind === 'nginx') return startNginx(folder, answer.headers);
  const child = spawn(process.execPath, ['bench/reference.ts', kind, file, JSON.stringify(answer.headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), pid: child.pid ?? 0, stop: () => child.kill() };
}

/** One process, as Node is one; the file stays open. A POST is answered by the file too. */
async function startNginx(folder: string, headers: Record<string, string>): Promise<Reference> {
  const port = await freePort();
  const { 'content-type': type = 'text/plain', 'content-length': _length, ...others } = headers;
  const added = Object.entries(others).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 64; }
http {
  access_log off; etag off; keepalive_requests 1000000000; open_file_cache max=8; types {}
  default_type ${JSON.stringify(type)};
  client_body_temp_path ${folder}/temporary; proxy_temp_path ${folder}/temporary;
  fastcgi_temp_path ${folder}/temporary; uwsgi_temp_path ${folder}/temporary; scgi_temp_path ${folder}/temporary;
  ${added.join('\n  ')}
  server {
    listen 127.0.0.1:${port}; root ${folder}; error_page 405 =200 /body;
    location / { rewrite ^ /body break; }
  }
}
`,
  );
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}
