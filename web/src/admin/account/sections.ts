import type { Right } from '../../../../rules/roles.ts';

/** The sections of the account, in the order of its page; each is a heading there. */
export const accountSections = [
  { label: 'Name and signature', right: 'adminArea' },
  { label: 'Password', right: 'adminArea' },
  { label: 'Two-step verification', right: 'adminArea' },
  { label: 'Signed-in devices', right: 'adminArea' },
  { label: 'Notifications', right: 'leads' },
  { label: 'Mailbox', right: 'leads' },
  { label: 'Admins', right: 'accounts' },
  { label: 'Activity', right: 'adminArea' },
] as const satisfies readonly { label: string; right: Right }[];
