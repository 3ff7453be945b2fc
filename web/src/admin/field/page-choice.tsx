import { ownPage } from '../../../../rules/entry/own-page.ts';
import { page } from '../../../../rules/entry/page.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { publicPaths } from '../../../../rules/pages.ts';
import { useEntriesQuery } from '../../generated/admin-hooks.ts';
import type { ControlProps } from './control.tsx';
import { LineControl } from './line.tsx';

/** Returns the pages of the site as a choice, with their names; `path` is among them, if it is not empty. */
export function usePages(path: string): Required<Pick<Descriptor, 'options' | 'names'>> {
  const variables = { page: 1, pageSize: 100 };
  const site = useEntriesQuery({ variables: { ...variables, kind: page.kind } }).data?.entries.items ?? [];
  const own = useEntriesQuery({ variables: { ...variables, kind: ownPage.kind, state: 'PUBLISHED' } });
  const added = own.data?.entries.items ?? [];
  // The path may be that of an article or of a part of a page.
  const known = [...publicPaths, ...added.map(({ address }) => address ?? ''), path].filter(Boolean);
  const options = [...new Set<string>(known)];
  const nameOf = (option: string) => {
    const name = [...site, ...added].find(({ slug, address }) => [slug, address].includes(option))?.title;
    return name ? `${name} (${option})` : option;
  };
  return { options, names: options.map(nameOf) };
}

/** A page of the site. */
export function PageControl(props: ControlProps) {
  const { field, value } = props;
  return <LineControl {...props} field={{ ...field, ...usePages(String(value ?? '')), kind: 'choice' }} />;
}
