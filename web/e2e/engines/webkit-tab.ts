import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { answers, freePort } from '../../../graphql-api/test/server-process.ts';
import { finder, waitFor } from './finder.ts';
import { locate, soughtFor, type Tab, type Target } from './tab.ts';

const view = fileURLToPath(new URL('webkit-view.py', import.meta.url));

/** An element as WebDriver names it. */
type Reference = Record<'element-6066-11e4-a52e-4f735466cecf', string>;

/** WebKitGTK on a screen of its own, by WebDriver, with its profile in this folder. */
export async function openWebKitTab(profile: string, userAgent = ''): Promise<Tab> {
  const { url, output, stop } = await startDriver();
  const options = { 'webkitgtk:browserOptions': { binary: view, args: [profile, userAgent] } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, {
    capabilities: { alwaysMatch: options },
  });
  const command = <Value = void>(name: string, body: object = {}) =>
    send<Value>('POST', `${url}/session/${sessionId}/${name}`, body);
  const run = <Value>(task: string | ((...args: never[]) => unknown), ...args: unknown[]) => {
    const script = typeof task === 'string' ? task : `return (${task}).apply(null, arguments)`;
    return command<Value>('execute/sync', { script, args });
  };
  const act = (id: string, device: object) => command('actions', { actions: [{ id, ...device }] });
  const pointer = (pointerType: string, origin: Reference, ...actions: object[]) =>
    act(pointerType, {
      type: 'pointer',
      parameters: { pointerType },
      actions: [{ type: 'pointerMove', origin, x: 0, y: 0 }, ...actions],
    });
  const keys = (values: string[]) =>
    act('keys', {
      type: 'key',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });

  const find = async (target: Target, forPointer: boolean) => {
    if (!(await run('return "TestingLibraryDom" in window'))) await run(finder);
    return run<Reference | null>(locate, soughtFor(target), forPointer);
  };
  const found = (target: Target) => waitFor(target, () => find(target, false));
  const foundForPointer = (target: Target) => waitFor(target, () => find(target, true));
  const elementCommand = (it: Reference, name: string, body?: object) =>
    command(`element/${Object.values(it)[0]}/${name}`, body);

  let taken = 0;
  return {
    open: (address) => command('url', { url: address }),
    reload: () => command('refresh'),
    back: () => command('back'),
    forward: () => command('forward'),
    run,
    click: async (target) => elementCommand(await foundForPointer(target), 'click'),
    hover: async (target) => pointer('mouse', await foundForPointer(target)),
    focus: async (target) => run('arguments[0].focus()', await found(target)),
    tap: async (target) =>
      pointer(
        'touch',
        await foundForPointer(target),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    waitFor: async (target) => void (await found(target)),
    press: (key) => keys([codes[key] ?? key]),
    // Into the element: by `actions` each letter would take it a tenth of a second.
    type: async (text) =>
      elementCommand(await run<Reference>('return document.activeElement'), 'value', { text }),
    chooseFiles: async (target, paths) =>
      elementCommand(await found(target), 'value', { text: paths.join('\n') }),
    resize: (width, height) => command('window/rect', { width, height }),
    async screenshot(path) {
      const address = `${url}/session/${sessionId}/screenshot`;
      await writeFile(path, await send<string>('GET', address), 'base64');
    },
    takeErrors() {
      const errors = output().filter(isError);
      const fresh = errors.slice(taken);
      taken = errors.length;
      return fresh;
    },
    async close() {
      // Its window goes first, which the driver takes for a failure.
      await send('DELETE', `${url}/session/${sessionId}`).catch(() => {});
      await stop();
    },
  };
}

/** Before what was thrown stands where. */
const isError = (line: string) =>
  /^(\S+:\d+:\d+: )?CONSOLE (\w+ )?ERROR /.test(line) && !isInterrupted.test(line);

/** What WebKit says of a request to the site itself, which no access control concerns, where its page is left meanwhile. */
const isInterrupted =
  /^(https?:\/\/[^/]+)\/\S+ CONSOLE JS ERROR Fetch API cannot load \1\/\S+ due to access control checks\.$/;

/** The keys of WebDriver that no letter stands for. */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Longer than any command takes; a driver that hangs would hold up its test for ever. */
const COMMAND_MS = 60_000;

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(COMMAND_MS);
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

interface Driver {
  url: string;
  /** The whole lines that the browser has written: its console is among them. */
  output(): string[];
  stop(): Promise<void>;
}

async function startDriver(): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('WebKitWebDriver', ['-p', String(port)], {
    // In a group of its own, with the browser that it starts.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // It would start a bus for assistive technology, which outlives the browser.
      NO_AT_BRIDGE: '1',
      // Its sandbox cannot be had as root, nor in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  // When the last of the group is gone, which all write to the same pipes: then the profile is free to be opened again.
  const gone = once(child, 'close');
  await answers(`${url}/status`, child);
  return {
    url,
    output: () => text.split('\n').slice(0, -1),
    async stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await gone;
      await screen.stop();
    },
  };
}

/** A screen without a window to look at, under a number that no other has: the server itself chooses it. */
async function startScreen(): Promise<{ display: string; stop(): Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
