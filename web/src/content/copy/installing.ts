/** How to install the site as an app. */
export const installing = {
  button: 'Install this site',
  /** Safari has no API for an install button. */
  ios: 'Tap the browser’s Share button, then “Add to Home Screen”, then “Add”.',
};
