import { postRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import { loginFailure, noAnswer, noConnection } from '../../content/common/messages.ts';
import type { LoginInput } from '../../generated/types.ts';
import { type UserInfo } from '../../lib/user-session.ts';

/**
 * The result of a sign-in: the user, or the reason for the failure; `fields` has the errors by field name. `needsCode`: the
 * account has a second factor.
 */
type SignedIn =
  | { user: UserInfo; message?: undefined }
  | { user?: undefined; message: string; fields: Record<string, string>; needsCode?: boolean };

interface Answer {
  data?: { login: UserInfo } | null;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/** Requests a session from the server. Never rejects. */
export async function signIn(input: LoginInput): Promise<SignedIn> {
  try {
    const { data, errors } = await sendTrusted<Answer>(postRequest, 'Login', { input });
    if (data?.login) return { user: data.login };
    const error = errors?.[0];
    return {
      message: error?.message || loginFailure,
      fields: error?.extensions?.fields ?? {},
      needsCode: error?.extensions?.code === 'SECOND_FACTOR_REQUIRED',
    };
  } catch (error) {
    return { message: unanswered(error), fields: {} };
  }
}

/** Returns the message for a request without an answer of the server: `fetch` throws a TypeError if there is no response at all. */
export function unanswered(error: unknown): string {
  return error instanceof TypeError || !navigator.onLine ? noConnection : noAnswer;
}
