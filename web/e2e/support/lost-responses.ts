import type { Page, Request } from '@playwright/test';

const operationOf = (request: Request): string => {
  // Uploads are multipart.
  const isJson = request.headers()['content-type']?.includes('json');
  return isJson ? String((request.postDataJSON() as { operationName?: string }).operationName) : '';
};

/** Loses the next responses of an operation: the server runs it, and the page gets none. */
export async function loseResponses(page: Page, operation: string, count = 1): Promise<void> {
  let left = count;
  await page.route('**/graphql', async (route) => {
    if (left === 0 || operationOf(route.request()) !== operation) return route.fallback();
    left -= 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
