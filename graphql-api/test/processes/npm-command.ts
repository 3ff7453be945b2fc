import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The result of a command: its exit code, and its output without surrounding space. */
export interface CommandResult {
  code: number;
  out: string;
  error: string;
}

/** Runs an npm command as an operator does, in the checkout or in the folder of another release. */
export function runNpm(
  command: string[],
  environment: NodeJS.ProcessEnv,
  cwd: string = root,
): Promise<CommandResult> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'silent', ...environment };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', ...command], { cwd, env }, (error, out, text) =>
      resolve({ code: error === null ? 0 : Number(error.code), out: out.trim(), error: text.trim() }),
    );
  });
}
