/** The pages that are kept after the first visit, whether or not they were opened. */
export const warmPaths = [
  '/',
  '/portfolio',
  '/get-a-quote',
  '/thank-you',
  '/credits',
  '/outbox',
  // Stands in for whatever is not kept.
  '/offline',
] as const;
