import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';
import type { NotFoundPage } from '../../../content/copy/not-found.ts';
import { slugOf } from '../../../rules/slug.ts';
import { load } from '../apollo/load.ts';
import { missing, useIsMissing } from '../lib/missing.ts';
import { LoadFailure } from '../sections/base/load-failure.tsx';
import { Section } from '../sections/base/section.tsx';
import { NotFound } from './not-found/page.tsx';

interface EntryPage<Data, Entry> {
  query: TypedDocumentNode<Data, OperationVariables & { slug: string }>;
  /** Runs the query in the component, by its hook. */
  useData: (slug: string) => { data?: Data; error?: Error; refetch: () => Promise<unknown> };
  entryOf: (data: Data) => Entry | null | undefined;
  /** Returns the path of the entry's page; it may depend on the requested slug. */
  pathOf: (entry: Entry, asked: string) => string;
  show: (entry: Entry, data: Data) => ReactNode;
  notFound: NotFoundPage;
  /** The message if the data could not be loaded, and its heading. */
  failure: string;
  heading?: string;
  /** The page while the data load, or with the message that they could not be loaded. */
  Waiting?: ComponentType<{ failure: ReactNode }>;
}

/**
 * Returns the loader and the component of the page of a kind of entry. An unknown slug is answered with 404,
 * a former one with 301.
 */
export function entryPage<Data, Entry>(page: EntryPage<Data, Entry>) {
  const { query, useData, entryOf, pathOf, show, notFound, failure, heading, Waiting } = page;

  async function loader(args: LoaderFunctionArgs) {
    const { slug = '' } = args.params;
    const data = await load(args, query, { slug });
    if (!data) return null;
    const entry = entryOf(data);
    if (!entry) return missing();
    const path = pathOf(entry, slug);
    return path.endsWith(`/${encodeURIComponent(slugOf(slug))}`) ? null : redirect(path, 301);
  }

  function Loaded() {
    const { slug = '' } = useParams();
    const { data, error, refetch } = useData(slug);
    if (!data) {
      const message = error && <LoadFailure text={failure} retry={refetch} />;
      if (Waiting) return <Waiting failure={message} />;
      return <Section tone="plain">{message && [<h1 key="heading">{heading}</h1>, message]}</Section>;
    }
    const entry = entryOf(data);
    return entry ? show(entry, data) : <NotFound content={notFound} />;
  }

  const Component = () => (useIsMissing() ? <NotFound content={notFound} /> : <Loaded />);
  return { loader, Component };
}
