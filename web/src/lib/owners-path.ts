/** Whether a path is an admin page or the login, which need a connection. */
export function isOwners(path: string): boolean {
  return /^\/(admin|login)(?=[/?]|$)/.test(path);
}
