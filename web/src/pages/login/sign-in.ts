import { postRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import { loginFailure } from '../../content/messages.ts';
import type { LoginInput } from '../../generated/types.ts';
import { type UserInfo } from '../../lib/user-session.ts';

/** What became of a sign-in: the user, or why not; `fields` has what is wrong with a field, by its name. */
export type SignedIn =
  | { user: UserInfo; message?: undefined }
  | { user?: undefined; message: string; fields: Record<string, string> };

interface Answer {
  data?: { login: UserInfo } | null;
  errors?: { message: string; extensions?: { fields?: Record<string, string> } }[];
}

/** Asks the server for a session; never throws. */
export async function signIn(input: LoginInput): Promise<SignedIn> {
  try {
    const { data, errors } = await sendTrusted<Answer>(postRequest, 'Login', { input });
    if (data?.login) return { user: data.login };
    const error = errors?.[0];
    return { message: error?.message || loginFailure, fields: error?.extensions?.fields ?? {} };
  } catch {
    return { message: loginFailure, fields: {} };
  }
}
