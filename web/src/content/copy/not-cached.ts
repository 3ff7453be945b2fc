/** Shown in place of a page that is not stored on the device. */
export const notCachedPage = {
  seo: {
    title: 'Not available offline',
    description: 'This page isn’t saved on this device, and you’re offline.',
  },
  heading: 'This page isn’t available offline',
  text: 'It isn’t saved on this device. It opens as soon as you’re back online.',
  /** The same for admin pages, which are never stored. */
  owners: {
    heading: 'You’re offline',
    text: 'You can sign in, read leads and change the site only while you’re online. This page opens by itself when you’re back online, and we send the forms that wait on this device.',
  },
  list: 'These pages are available offline:',
  kinds: { pages: 'Pages', articles: 'Articles', places: 'Places' },
  retry: 'Try again',
};
