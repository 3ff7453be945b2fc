/**
 * Returns the URL of the first page of the visit and, after a space, of the page that linked to it. Stores them for this tab at
 * the first call, so every page calls it at its start. Leaves out the id of a mailed link, which is a secret. Returns undefined
 * if storage is blocked or full.
 */
export function visitStart(): string | undefined {
  try {
    return (sessionStorage['visit'] ??=
      `${location.href.replace(/(\/newsletter\/\w+)\/[^?#]*/, '$1')} ${document.referrer}`);
  } catch {
    return undefined;
  }
}
