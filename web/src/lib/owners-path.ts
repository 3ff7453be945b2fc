/** Whether a path is one of the owner's pages, which need the server: the admin area, and the way into it. */
export function isOwners(path: string): boolean {
  return /^\/(admin|login)(?=[/?]|$)/.test(path);
}
