import { sendOperation } from './request.ts';

/** In milliseconds: what is sent sooner after its token was issued, the server takes for a bot's (lead/intake/spam.ts). */
export const MIN_FILL_MS = 500;
const timeout = 10_000;

export interface FormToken {
  token: string;
  /** When it is old enough to be sent, on this device's clock. */
  ripeAt: number;
}

/** The server's word for when a form was shown; undefined without a connection. */
export async function fetchFormToken(): Promise<FormToken | undefined> {
  const answer = await sendOperation<string>('{ formToken }', {}, 'formToken', timeout);
  if (answer.kind !== 'accepted') return undefined;
  return { token: answer.data, ripeAt: Date.now() + MIN_FILL_MS };
}

/** The token when it may be sent. */
export async function whenRipe(issued: FormToken | undefined): Promise<string | undefined> {
  if (issued) await new Promise((resolve) => setTimeout(resolve, issued.ripeAt - Date.now()));
  return issued?.token;
}
