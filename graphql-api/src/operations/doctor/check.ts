export type Status = 'ok' | 'warning' | 'failed';

/** The result of one check: a line for the operator, which says what to do unless it is `ok`. */
export interface Finding {
  status: Status;
  text: string;
}

export const ok = (text: string): Finding => ({ status: 'ok', text });
export const warning = (text: string): Finding => ({ status: 'warning', text });
export const failed = (text: string): Finding => ({ status: 'failed', text });

/** Runs a check. An error that it throws is a failure, printed with this advice. */
export async function runCheck(
  name: string,
  advice: string,
  check: () => Promise<Finding[]>,
): Promise<string[]> {
  const findings = await check().catch((error: Error) => [
    failed(`${error.message || (error as NodeJS.ErrnoException).code || error.name}; ${advice}`),
  ]);
  return findings.map(({ status, text }) => `${status.padEnd(7)}  ${name}: ${text.replaceAll('\n', ' ')}`);
}
