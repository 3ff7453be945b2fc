import { type FocusEvent, useState } from 'react';

/** Advice on a value that is unusual but allowed; undefined if there is none. */
export type Advise = (value: string) => string | undefined;

/** Returns the advice on a control's value when the control was left last, and the handler that it needs. */
export function useAdvice(advise: Advise | undefined) {
  const [advice, setAdvice] = useState<string>();
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    setAdvice(advise?.(currentTarget.value));
  return { advice, onBlur };
}
