import { useEffect, useRef } from 'react';
import { type FormToken, fetchFormToken, MIN_FILL_MS, whenRipe } from '../../offline/outbox/form-token.ts';

/**
 * Fetches the server's word for when this form was shown; gives a function that waits until it may be sent. What has none
 * by then, for want of a connection, gets one when it is delivered.
 */
export function useFormToken(): () => Promise<string | undefined> {
  const issued = useRef<Promise<FormToken | undefined>>(undefined);
  useEffect(() => {
    issued.current = fetchFormToken();
  }, []);
  return async () => whenRipe(await Promise.race([issued.current, after(MIN_FILL_MS)]));
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
