import { useErasePersonMutation, usePersonalDataQuery } from '../../generated/admin-hooks.ts';
import type { PersonalData } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import { applyChange } from '../session/client.ts';
import { failureOf } from '../session/failure.ts';
import { ConfirmDialog } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useSend } from '../ui/change/use-change.ts';

interface ErasureQuestionProps {
  email: string;
  onClose: () => void;
  /** Called after the deletion, or with the words for its failure. */
  onDone: (problem: string | null) => void;
}

/** Counts the stored data of a person, in words. */
export function useFound(email: string): { text: string; isFound: boolean; isEmpty: boolean } {
  const { data, error } = usePersonalDataQuery({ variables: { email }, fetchPolicy: 'network-only' });
  const counts = data?.personalData;
  if (error) return { text: failureOf(error).message, isFound: false, isEmpty: false };
  if (!counts) return { text: 'Looking for data…', isFound: false, isEmpty: false };
  const isEmpty = Object.values(counts).every((count) => typeof count !== 'number' || count === 0);
  const text = isEmpty ? `Nothing is stored from ${email}.` : `Found from ${email}: ${countedData(counts)}.`;
  return { text, isFound: !isEmpty, isEmpty };
}

/** Counts the stored data of a person, and deletes it after a confirmation. */
export function ErasureQuestion({ email, onClose, onDone }: ErasureQuestionProps) {
  const { text, isFound, isEmpty } = useFound(email);
  const erase = useSend(useErasePersonMutation(), ['Erasures', 'UnreadLeads']);
  const { showToast } = useToasts();

  async function onYes(): Promise<void> {
    onClose();
    const unknown = 'We don’t know whether it was deleted. Try again.';
    const failure = await applyChange(() => erase({ email }), unknown);
    if (!failure) showToast('Deleted permanently.');
    onDone(failure && (failure.fields['email'] ?? failure.message));
  }

  return (
    <ConfirmDialog
      question="Delete this person’s data?"
      text={isFound ? `${text} Notes and replies are deleted too. This cannot be undone.` : text}
      yes="Delete permanently"
      no={isEmpty ? 'Close' : 'Keep it'}
      disabled={!isFound}
      onYes={() => void onYes()}
      onNo={onClose}
    />
  );
}

/** Returns the counts that are not zero in words: '1 lead, 2 photos and 2 emails'. */
export function countedData({ leads, photos, mails, messages, subscriptions }: PersonalData): string {
  const data = { lead: leads, photo: photos, email: mails, message: messages, subscription: subscriptions };
  const found = Object.entries(data)
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => counted(count, noun).replace(' ', '\u00a0'));
  return found.length === 0 ? 'nothing' : new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(found);
}
