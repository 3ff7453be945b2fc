/** Texts of a selection of rooms; separate from the portfolio's, because the selection bar loads later. */
export const selectionTexts = {
  stop: 'Cancel',
  count: (rooms: number) => `${rooms} ${rooms === 1 ? 'room' : 'rooms'} chosen`,
  hint: 'Select rooms from any tab. They appear in the order you select them.',
  title: 'Title',
  example: 'For the Hendersons',
  show: 'Present',
  share: 'Share',
  save: 'Save',
  saved: 'Saved',
  savedList: 'Saved selections',
  deleteSaved: (title: string) => `Delete the selection ${title}`,
  pdf: 'Save as PDF',
  preparedBy: 'Prepared by',
  print: 'Print or save',
};
