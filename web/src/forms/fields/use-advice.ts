import { type FocusEvent, useState } from 'react';

/** Advice on a value that is unusual but allowed; undefined if there is none. */
export type Advise = (value: string) => string | undefined | Promise<string | undefined>;

/** Returns the advice on the value that the control had at its last blur, and its blur handler. */
export function useAdvice(advise: Advise | undefined) {
  const [advice, setAdvice] = useState<string>();
  const onBlur = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    const found = await advise?.(value);
    if (currentTarget.value === value) setAdvice(found);
  };
  return { advice, onBlur };
}
