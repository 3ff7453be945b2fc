import { type FocusEvent, useState } from 'react';

/** Advice on a value that is unusual but allowed; undefined if there is none. */
export type Advise = (value: string) => string | undefined;

/** Returns the advice on the value that the control had at its last blur, and its blur handler. */
export function useAdvice(advise: Advise | undefined) {
  const [advice, setAdvice] = useState<string>();
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    setAdvice(advise?.(currentTarget.value));
  return { advice, onBlur };
}
