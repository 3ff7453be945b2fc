import { sendOperation } from './request.ts';

/** In milliseconds. The server treats a submission sent sooner after its token was issued as a bot's (lead/intake/spam.ts). */
export const MIN_FILL_MS = 500;
const timeout = 10_000;

export interface FormToken {
  token: string;
  /** When the token is old enough, by this device's clock. */
  validAt: number;
}

/** Requests a token from the server; returns undefined without a connection. */
export async function fetchFormToken(): Promise<FormToken | undefined> {
  const answer = await sendOperation<string>('{ formToken }', {}, 'formToken', timeout);
  if (answer.kind !== 'accepted') return undefined;
  return { token: answer.data, validAt: Date.now() + MIN_FILL_MS };
}

/** Waits until the token is old enough, and returns it. */
export async function waitUntilValid(issued: FormToken | undefined): Promise<string | undefined> {
  if (issued) await new Promise((resolve) => setTimeout(resolve, issued.validAt - Date.now()));
  return issued?.token;
}
