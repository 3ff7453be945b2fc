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
  headers?: Record<string, string>;
  /** Whether `NUMBER` in its body and headers stands for the number of each request. */
  isNumbered?: boolean;
}

/** In a numbered question: the number of the request, in four hexadecimal digits. */
export const NUMBER = '{no}';

export interface Load {
  /** Requests a second. */
  rate: number;
  /** The server's processor time a request, in milliseconds; NaN where the system does not tell. */
  cost: number;
}

export const CONNECTIONS = 20;

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

async function byWrk(url: string, question: Question, seconds: number): Promise<number> {
  const script = join(tmpdir(), `bench-${process.pid}.lua`);
  await writeFile(script, luaOf(question));
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}`, '-H', 'accept-encoding: br', '-s', script];
  const { stdout } = await promisify(execFile)('wrk', [...options, url + question.path]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${question.path}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/** What makes wrk send the question. */
function luaOf(question: Question): string {
  const { body, headers = {}, isNumbered } = question;
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  if (body !== undefined)
    lines.push(
      `wrk.method = "POST"; wrk.body = ${JSON.stringify(body)}; wrk.headers["content-type"] = "application/json"`,
    );
  if (isNumbered)
    lines.push(`local number = 0
      function request()
        number = number + 1
        local text = wrk.format():gsub("${NUMBER}", string.format("%04x", number))
        return text
      end`);
  return lines.join('\n');
}

async function byNode(url: string, question: Question, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      count += 1;
      await send(agent, url, numbered(question, count));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return count;
}

function send(agent: Agent, url: string, { path, body, headers }: Question): Promise<void> {
  const options = {
    agent,
    method: body ? 'POST' : 'GET',
    headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }), ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answers ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    sent.on('error', reject).end(body);
  });
}

/** The question of this number. */
function numbered(question: Question, number: number): Question {
  if (!question.isNumbered) return question;
  const digits = number.toString(16).padStart(4, '0');
  return JSON.parse(JSON.stringify(question).replaceAll(NUMBER, digits));
}
