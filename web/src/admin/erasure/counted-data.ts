import type { PersonalData } from '../../generated/types.ts';
import { counted } from '../counted.ts';

/** Returns the counts in words: '2 leads, 1 photo, 0 emails, 0 subscriptions'. */
export function countedData({ leads, photos, mails, subscriptions }: PersonalData): string {
  return [
    counted(leads, 'lead'),
    counted(photos, 'photo'),
    counted(mails, 'email'),
    counted(subscriptions, 'subscription'),
  ].join(', ');
}
