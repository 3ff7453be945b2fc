import { useErasePersonMutation } from '../../generated/admin-hooks.ts';
import { type Failure, failureOf } from '../session/failure.ts';
import { useToasts } from '../ui/toast.tsx';

/** Returns a function that deletes all data of a person. It returns null on success. */
export function useErasure(): (email: string) => Promise<Failure | null> {
  const [erase] = useErasePersonMutation({ refetchQueries: ['Erasures'] });
  const { showToast } = useToasts();
  return async (email) => {
    try {
      await erase({ variables: { email } });
    } catch (error) {
      return failureOf(error);
    }
    showToast('Deleted permanently.');
    return null;
  };
}
