/** Whether the browser deletes storage after 7 days without a visit: WebKit, unless the site is installed. */
export function clearsStorage(): boolean {
  return navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;
}
