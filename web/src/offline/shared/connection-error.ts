/** Whether an error means that the network did not answer; `fetch` says so by a TypeError in every browser. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
