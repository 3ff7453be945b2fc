/** The way to have the site among the apps of the device. */
export const installing = {
  button: 'Install this site',
  /** Safari has no button for it that a page could press. */
  ios: "Tap the Share button of the browser, then 'Add to Home Screen', then 'Add'.",
};
