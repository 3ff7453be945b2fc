import { failureOf } from '../session/failure.ts';
import { useToasts } from './toast.tsx';

/** Returns a function that makes a change, shows `done` or the failure in a toast, and returns whether it succeeded. */
export function useChange() {
  const { showToast } = useToasts();
  return async (change: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await change();
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
      return false;
    }
    if (done) showToast(done);
    return true;
  };
}
