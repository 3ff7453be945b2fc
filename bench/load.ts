import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const CONNECTIONS = 20;

/** The unit of `/proc/<pid>/stat`, in milliseconds. */
const CLOCK_TICK = 10;

export interface Call {
  path: string;
  /** Sent by POST, as JSON. */
  body?: string;
  headers?: Record<string, string>;
}

export interface Load {
  /** Requests a second. */
  rate: number;
  /** The server's processor time for a request, in milliseconds. */
  cost: number;
}

export interface Server {
  url: string;
  pid: number;
}

/** Sends the calls that `next` returns for some seconds. Throws when the server does not answer 200. */
export async function load({ url, pid }: Server, next: () => Call, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const timeBefore = processorTime(pid);
  let count = 0;
  const client = async () => {
    while (performance.now() < start + seconds * 1000) {
      count += 1;
      await send(agent, url, next());
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return {
    rate: (count / (performance.now() - start)) * 1000,
    cost: (processorTime(pid) - timeBefore) / count,
  };
}

function send(agent: Agent, url: string, { path, body, headers }: Call): Promise<void> {
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

/** Returns the processor time of a process in milliseconds. Linux only. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK;
}

/** Returns the middle one of some values. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
