/** For forms that wait in a browser that deletes storage. */
export const sendWithinWeek =
  'This browser deletes saved forms after seven days without a visit. Open this site online within a week, or install it.';

/** Whether the browser deletes storage after 7 days without a visit: WebKit, unless the site is installed. */
export function clearsStorage(): boolean {
  return navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;
}
