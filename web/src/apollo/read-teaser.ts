import type { RouterContextProvider } from 'react-router-dom';
import type { Teaser } from '../sections/blog-teaser.tsx';
import { read } from './read.ts';

/** The articles of the blog's teaser; null where they cannot be had, which is no reason to hold a page back. */
export async function readTeaser(args: { context: Readonly<RouterContextProvider> }): Promise<Teaser> {
  const document = async () => (await import('../generated/documents.ts')).BlogTeaserDocument;
  const found = await read(args, { name: 'BlogTeaser', document, variables: {} }).catch(() => null);
  return found && found.blogs.items;
}
