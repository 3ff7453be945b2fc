import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answers, freePort } from '../../../graphql-api/test/server-process.ts';
import { finder, retried } from './finder.ts';
import { locate, soughtFor, type Tab, type Target } from './tab.ts';

const view = fileURLToPath(new URL('webkit-view.py', import.meta.url));

/** An element as WebDriver names it. */
type Reference = Record<'element-6066-11e4-a52e-4f735466cecf', string>;
const idOf = (reference: Reference) => Object.values(reference)[0];

/** WebKitGTK on a screen of its own, by WebDriver, with its profile in this folder. */
export async function openWebKitTab(profile: string): Promise<Tab> {
  const { url, output, stop } = await startDriver();
  const options = { 'webkitgtk:browserOptions': { binary: view, args: [profile] } };
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

  const find = async (target: Target) => {
    if (!(await run('return "TestingLibraryDom" in window'))) await run(finder);
    return run<Reference | null>(locate, soughtFor(target));
  };
  const on = (target: Target, action: (found: Reference) => Promise<unknown>): Promise<void> =>
    retried(
      target,
      () => find(target),
      async (found) => {
        await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
        await action(found);
      },
    );

  let taken = 0;
  return {
    open: (address) => command('url', { url: address }),
    reload: () => command('refresh'),
    back: () => command('back'),
    forward: () => command('forward'),
    run,
    click: (target) => on(target, (it) => command(`element/${idOf(it)}/click`)),
    hover: (target) => on(target, (it) => pointer('mouse', it)),
    focus: (target) => on(target, (it) => run('arguments[0].focus()', it)),
    tap: (target) =>
      on(target, (it) =>
        pointer('touch', it, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      ),
    press: (key) => keys([codes[key] ?? key]),
    type: (text) => keys([...text]),
    chooseFiles: (target, paths) =>
      on(target, (it) => command(`element/${idOf(it)}/value`, { text: paths.join('\n') })),
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

/** But for what it says of a request that is cut off because the page is left. */
const isError = (line: string) =>
  /^CONSOLE (\w+ )?ERROR /.test(line) && !line.endsWith('due to access control checks.');

/** The keys of WebDriver that no letter stands for. */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

interface Driver {
  url: string;
  /** The lines that the browser has written: its console is among them. */
  output(): string[];
  stop(): Promise<void>;
}

async function startDriver(): Promise<Driver> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const screen = '-screen 0 1600x1200x24 -nolisten tcp';
  const child = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', '-p', String(port)], {
    // In a group of its own, which the screen belongs to.
    detached: true,
    // Its sandbox cannot be had as root, nor in most containers.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  await answers(`${url}/status`, child);
  return {
    url,
    output: () => text.split('\n'),
    async stop() {
      const gone = once(child, 'exit');
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await gone;
    },
  };
}
