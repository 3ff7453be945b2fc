import { createStore } from '../../lib/store.ts';

interface CodeQuestion {
  /** Resolves to whether the admin has entered a code. */
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

/** The open question for a code of the second factor, which the frame shows. */
export const codeQuestion = createStore<CodeQuestion | null>(null);

/** Asks for a code, which confirms this session for some minutes. Concurrent requests share one question. */
export function askForCode(): Promise<boolean> {
  const open = codeQuestion.read();
  if (open) return open.answered;
  let resolve: (isConfirmed: boolean) => void = () => {};
  const answered = new Promise<boolean>((it) => {
    resolve = it;
  });
  const answer = (isConfirmed: boolean) => {
    codeQuestion.set(null);
    resolve(isConfirmed);
  };
  codeQuestion.set({ answered, answer });
  return answered;
}

/** Returns whether these errors of an operation ask for a code. */
export function requiresCode(errors: readonly { extensions?: Record<string, unknown> }[] = []): boolean {
  return errors.some(({ extensions }) => extensions?.['code'] === 'SECOND_FACTOR_REQUIRED');
}
