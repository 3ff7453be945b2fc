import { entryKinds } from '../../../../rules/entry/kinds.ts';

interface Section {
  to: string;
  label: string;
}

/** The pages of one group, or a page that is a group of its own. */
export type Group =
  | { name: 'Today' | 'Leads'; to: string }
  | { name: 'Content' | 'Settings'; pages: Section[] };

/** The pages of the admin area in four groups. Each label is the heading of its page. */
export const groups: readonly Group[] = [
  { name: 'Today', to: '/admin' },
  { name: 'Leads', to: '/admin/leads' },
  {
    name: 'Content',
    pages: [
      ...entryKinds.flatMap(({ adminPath, label, menu = label[1] }) =>
        menu === null ? [] : [{ to: adminPath, label: menu }],
      ),
      { to: '/admin/media', label: 'Media library' },
      { to: '/admin/newsletter', label: 'Newsletter' },
    ],
  },
  {
    name: 'Settings',
    pages: [
      { to: '/admin/account', label: 'Account' },
      { to: '/admin/erasures', label: 'Data requests' },
      { to: '/admin/import', label: 'Import' },
    ],
  },
];

/** The sections of the account, for the search; each is a heading of the page. */
export const accountSections = [
  'Password',
  'Two-step verification',
  'Signed-in devices',
  'Notifications',
  'Mailbox',
  'Admins',
  'Activity',
] as const;
