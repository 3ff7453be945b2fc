import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answers, freePort } from '../../graphql-api/test/server-process.ts';

interface WebKitDriver {
  url: string;
  /** Returns the complete lines that the browser has written; they include its console. */
  output(): string[];
  stop(): Promise<void>;
}

/** Starts WebKitWebDriver, of Debian's package webkit2gtk-driver, on a virtual screen. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24 -nolisten tcp'];
  const child = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    // A separate process group, so that `stop` ends the screen and the browser too.
    detached: true,
    env: {
      ...process.env,
      // Without it the browser starts a bus for assistive technology that outlives it.
      NO_AT_BRIDGE: '1',
      // The sandbox is not available to root, nor in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  // The pipes close when the last process of the group has ended; the profile can be opened again only then.
  const closed = once(child, 'close');
  await answers(`${url}/status`, child);
  return {
    url,
    output: () => text.split('\n').slice(0, -1),
    async stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await closed;
    },
  };
}
