/** The pages of the admin area in four groups. Each label is the heading of its page. */
export const groups = [
  { name: 'Today', to: '/admin' },
  { name: 'Leads', to: '/admin/leads' },
  {
    name: 'Content',
    pages: [
      { to: '/admin/pages', label: 'Pages' },
      { to: '/admin/own-pages', label: 'Pages you added' },
      { to: '/admin/blogs', label: 'Blog' },
      { to: '/admin/categories', label: 'Categories' },
      { to: '/admin/portfolio', label: 'Portfolio' },
      { to: '/admin/location-pages', label: 'Location pages' },
      { to: '/admin/templates', label: 'Reply templates' },
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
] as const;

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

export type Group = (typeof groups)[number];
