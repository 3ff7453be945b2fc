import { useMoveEntryMutation } from '../../generated/admin-hooks.ts';
import { refetchShown } from '../session/client.ts';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import { kindNamed, movedText } from './kinds.tsx';

/** Returns a function that moves an entry to a position (from 0), and to another part of the order. */
export function useMove(kind: string) {
  const move = useChange(useMoveEntryMutation());
  const { showToast } = useToasts();
  return async (number: number, position: number, part?: string): Promise<void> => {
    const isMoved = await move({ kind, number, position, part: part ?? null });
    await refetchShown(['Entries']);
    if (isMoved) showToast(movedText(kindNamed(kind), part));
  };
}
