import { useErasePersonMutation } from '../../generated/admin-hooks.ts';
import { type Failure, failureOf } from '../session/failure.ts';
import { useConfirmed } from '../ui/code-question.tsx';
import { useToasts } from '../ui/toast.tsx';

/** Returns a function that deletes all data of a person. It returns null on success. */
export function useErasure(): (email: string) => Promise<Failure | null> {
  const [erase] = useErasePersonMutation({ refetchQueries: ['Erasures'] });
  const { showToast } = useToasts();
  const confirmed = useConfirmed();
  return async (email) => {
    try {
      await confirmed(() => erase({ variables: { email } }));
    } catch (error) {
      return failureOf(error);
    }
    showToast('Deleted permanently.');
    return null;
  };
}
