/** Whether an error means that no server answered: `fetch` throws a TypeError in every browser. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
