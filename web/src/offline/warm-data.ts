import { queryRequest } from '../apollo/trusted-request.ts';

/**
 * Asks the questions of the pages that are kept for offline reading, so that the worker keeps the answers under the very
 * addresses at which the pages ask: a page rendered by the server never asks itself.
 */
export async function warmData(): Promise<void> {
  await Promise.allSettled([fetch(queryRequest('Portfolio', {}))]);
}
