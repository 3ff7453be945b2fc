import type { RouterContextProvider } from 'react-router-dom';
import { read } from '../../apollo/read.ts';
import type { Teaser } from './teaser.tsx';

/**
 * The articles of the blog's teaser. In the browser null where they cannot be had, which is no reason to hold a page back;
 * on the server that is an error, so that no page without them is kept.
 */
export async function readTeaser(args: { context: Readonly<RouterContextProvider> }): Promise<Teaser> {
  const document = async () => (await import('../../generated/documents.ts')).BlogTeaserDocument;
  const found = read(args, { name: 'BlogTeaser', document, variables: {} }).then(({ blogs }) => blogs.items);
  return import.meta.env.SSR ? found : found.catch(() => null);
}
