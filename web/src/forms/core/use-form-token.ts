import { useRef } from 'react';
import { type FormToken, fetchFormToken, MIN_FILL_MS, whenRipe } from '../../offline/outbox/form-token.ts';

/**
 * Fetches the server's word for when the filling in of this form was begun, and waits until it may be sent. What has none by
 * then, for want of a connection, gets one when it is delivered.
 */
export function useFormToken() {
  const issued = useRef<Promise<FormToken | undefined>>(undefined);
  const fetchToken = () => {
    issued.current ??= fetchFormToken();
    return issued.current;
  };
  const takeToken = async () => whenRipe(await Promise.race([fetchToken(), after(MIN_FILL_MS)]));
  return { fetchToken, takeToken };
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
