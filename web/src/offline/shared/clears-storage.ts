/** Whether this browser deletes a site's storage after seven days without a visit: WebKit does, unless the site is installed. */
export function clearsStorage(): boolean {
  return navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;
}
