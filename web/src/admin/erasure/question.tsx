import { usePersonalDataQuery } from '../../generated/admin-hooks.ts';
import { failureOf } from '../session/failure.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { countedData } from './counted-data.ts';

interface ErasureQuestionProps {
  email: string;
  onYes: () => void;
  onNo: () => void;
}

/** Counts the stored data of a person, and asks before deleting it. */
export function ErasureQuestion({ email, onYes, onNo }: ErasureQuestionProps) {
  const { data, error } = usePersonalDataQuery({ variables: { email }, fetchPolicy: 'network-only' });
  const counts = data?.personalData;
  const isEmpty = counts && Object.values(counts).every((count) => typeof count !== 'number' || count === 0);
  const text = error
    ? failureOf(error).message
    : !counts
      ? 'Looking for data…'
      : isEmpty
        ? 'Nothing is stored from this email address.'
        : `Found: ${countedData(counts)}. Notes and replies are deleted too. This cannot be undone.`;
  return (
    <ConfirmDialog
      question={`Delete everything from ${email}?`}
      text={text}
      yes="Delete permanently"
      no={isEmpty ? 'Close' : 'Keep it'}
      disabled={!counts || isEmpty}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
