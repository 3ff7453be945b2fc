import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface ErasureQuestionProps {
  email: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asked before a person's data is deleted, which cannot be undone. */
export function ErasureQuestion({ email, onYes, onNo }: ErasureQuestionProps) {
  return (
    <ConfirmDialog
      question={`Delete everything from ${email}?`}
      text="All leads, notes, photos and mails of this address and its newsletter subscription. This cannot be undone."
      yes="Delete for good"
      no="Keep it"
      onYes={onYes}
      onNo={onNo}
    />
  );
}
