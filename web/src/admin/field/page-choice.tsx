import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { publicPaths, unlistedPaths } from '../../../../rules/pages.ts';
import { useLinkableEntriesQuery } from '../../generated/admin-hooks.ts';
import type { ControlProps } from './control.tsx';
import { LineControl } from './line.tsx';

/**
 * Returns the pages of the site as a choice, with their names; `path` is among them, if it is not empty.
 * While the names load, `path` is the only option.
 */
export function usePages(path: string): Required<Pick<Descriptor, 'options' | 'names'>> {
  // The owner may have published a page since the last use.
  const { data, error } = useLinkableEntriesQuery({ fetchPolicy: 'cache-and-network' });
  if (!data && !error) return { options: [path], names: ['Loading pages…'] };
  // The slug of a page of the site is its path.
  const titles = new Map(data?.linkableEntries.map(({ address, slug, title }) => [address ?? slug, title]));
  const sitePages = new Set<string>([...publicPaths, ...unlistedPaths]);
  const entries = [...titles.keys()].filter((it) => it && !sitePages.has(it)) as string[];
  // The path may be that of a part of a page.
  const options = [...new Set([...publicPaths, ...entries, path].filter(Boolean))];
  const nameOf = (option: string) => {
    const title = titles.get(option);
    return title ? `${title} (${option})` : option;
  };
  return { options, names: options.map(nameOf) };
}

/** A page of the site. */
export function PageControl(props: ControlProps) {
  const { field, value } = props;
  return (
    <LineControl
      {...props}
      field={{
        ...field,
        ...usePages(String(value ?? '')),
        kind: 'choice',
        none: field.required ? 'Choose a page' : 'No page',
      }}
    />
  );
}
