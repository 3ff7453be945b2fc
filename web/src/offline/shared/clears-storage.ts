/**
 * Whether this browser takes away what a site keeps once it has not been used for seven days: Safari and every other browser
 * with its engine, but for sites that are installed.
 */
export function clearsStorage(): boolean {
  return navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;
}
