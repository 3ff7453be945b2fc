import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processorTime } from './process.ts';

/** A request that is sent over and over. */
export interface Question {
  path: string;
  /** Sent by POST, as JSON. */
  body?: string;
}

export interface Load {
  /** Requests a second. */
  rate: number;
  /** The server's processor time a request, in milliseconds; NaN where the system does not tell. */
  cost: number;
}

const CONNECTIONS = 20;

/** wrk costs a tenth of what a client in Node does, which takes more of the processor than the server it measures. */
const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
export const tool = hasWrk
  ? 'wrk'
  : 'a client in Node, which slows the server down: look at the processor time';

/** Asks a server the same for some seconds. Throws where anything but 200 is answered. */
export async function load(
  server: { url: string; pid: number },
  question: Question,
  seconds: number,
): Promise<Load> {
  const before = processorTime(server.pid);
  const start = performance.now();
  const count = await (hasWrk ? byWrk : byNode)(server.url, question, seconds);
  const elapsed = (performance.now() - start) / 1000;
  return { rate: count / elapsed, cost: (processorTime(server.pid) - before) / count };
}

async function byWrk(url: string, { path, body }: Question, seconds: number): Promise<number> {
  const script = join(tmpdir(), `bench-${process.pid}.lua`);
  const text = JSON.stringify(body ?? '');
  const post = `wrk.method = "POST"; wrk.body = ${text}; wrk.headers["content-type"] = "application/json"`;
  await writeFile(script, body === undefined ? '' : post);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}`, '-H', 'accept-encoding: br', '-s', script];
  const { stdout } = await promisify(execFile)('wrk', [...options, url + path]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${path}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

async function byNode(url: string, question: Question, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    for (; performance.now() < end; count += 1) await send(agent, url, question);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return count;
}

function send(agent: Agent, url: string, { path, body }: Question): Promise<void> {
  const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answers ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    sent.on('error', reject).end(body);
  });
}
