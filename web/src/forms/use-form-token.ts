import { useEffect, useRef } from 'react';

/** In milliseconds: what is sent sooner after its token was issued, the server takes for a program's (lead.spam.ts). */
const shortestFilling = 500;

interface IssuedToken {
  token: string;
  /** When it is old enough to be sent, on this device's clock. */
  ripeAt: number;
}

/** Fetches the server's word for when this form was shown; gives a function that waits until it may be sent. */
export function useFormToken(): () => Promise<string | undefined> {
  const issued = useRef<Promise<IssuedToken | undefined>>(undefined);
  useEffect(() => {
    issued.current = fetchToken();
  }, []);
  return async () => {
    const known = await Promise.race([issued.current, after(shortestFilling)]);
    if (!known) return undefined;
    await after(known.ripeAt - Date.now());
    return known.token;
  };
}

/** Undefined without a connection: a form is none the worse for having no token. */
async function fetchToken(): Promise<IssuedToken | undefined> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ formToken }' }),
    });
    const { data } = (await response.json()) as { data?: { formToken: string } };
    return data && { token: data.formToken, ripeAt: Date.now() + shortestFilling };
  } catch {
    return undefined;
  }
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
