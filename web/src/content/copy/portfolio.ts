/** The labels of the portfolio's controls and facts, and its states. */
export const portfolioLabels = {
  present: 'Present full screen',
  /** The button that starts a selection of rooms, and the label of a room's checkbox. */
  pick: { start: 'Choose rooms to share', room: (title: string) => `Choose ${title}` },
  /** The facts of a project in display order; the admin's form has the same labels. */
  facts: [
    { key: 'town', label: 'Town' },
    { key: 'rooms', label: 'Rooms' },
    { key: 'days', label: 'Days' },
    { key: 'package', label: 'Package' },
  ] as const,
  openPicture: (title: string) => `View ${title} in full size`,
  more: (count: number) => `Show ${count} more`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  failure: 'We couldn’t load the pictures. Check your connection and try again.',
};

/** The texts of the page of a project. */
export const projectLabels = {
  heading: 'Project',
  more: 'More of this project',
  service: 'Read about this service',
  failure: 'We couldn’t load the project. Check your connection and try again.',
};
