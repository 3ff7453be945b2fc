import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = new URL('../../..', import.meta.url).pathname;

/** The folder of another release than the tested one, and functions that change, build and delete it. */
export interface Release {
  folder: string;
  /** Writes a file; its folder may be new. */
  write(path: string, text: string): Promise<void>;
  /** Replaces a text of a file. Throws if the file does not have it. */
  replace(path: string, text: string, by: string): Promise<void>;
  /** Runs a program of `node_modules/.bin` in the folder. Throws if it fails. */
  run(program: string, ...args: string[]): void;
  buildWeb(): void;
  remove(): Promise<void>;
}

/** Copies the sources of the web, and the API as it was built, with further files. */
export async function copyRelease(...further: string[]): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const sources = (await readdir(join(root, 'web'))).filter(
    (name) => !['dist', 'e2e', 'node_modules'].includes(name),
  );
  const api = ['graphql-api/package.json', 'graphql-api/dist', 'web/dist/playground'];
  const web = sources.map((name) => `web/${name}`);
  for (const path of ['package.json', 'tsconfig.json', 'content', 'rules', ...api, ...web, ...further]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  for (const modules of ['node_modules', 'web/node_modules', 'graphql-api/node_modules'])
    if (existsSync(join(root, modules))) await symlink(join(root, modules), join(folder, modules));

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }

  async function replace(path: string, text: string, by: string): Promise<void> {
    const content = await readFile(join(folder, path), 'utf8');
    if (!content.includes(text)) throw new Error(`${path} has no ${text}`);
    await write(path, content.replaceAll(text, by));
  }

  function run(program: string, ...args: string[]): void {
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program), args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}${stderr}`);
  }

  function buildWeb(): void {
    run('vite', 'build', 'web');
    run('vite', 'build', 'web', '--ssr', 'src/app/server.tsx');
  }

  return {
    folder,
    write,
    replace,
    run,
    buildWeb,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
