/**
 * Returns the URL of the visit's first page and, after a space, of the page that linked to it. The first call
 * stores them for this tab, so every page calls it at its start. Leaves out the secret id of a mailed link.
 * Returns undefined if storage is blocked or full.
 */
export function visitStart(): string | undefined {
  try {
    return (sessionStorage['visit'] ??=
      `${location.href.replace(/(\/newsletter\/\w+)\/[^?#]*/, '$1')} ${document.referrer}`);
  } catch {
    return undefined;
  }
}
