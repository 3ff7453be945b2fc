import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { publicPaths } from '../../../../rules/pages.ts';
import { useLinkablePagesQuery } from '../../generated/admin-hooks.ts';
import type { ControlProps } from './control.tsx';
import { LineControl } from './line.tsx';

/** Returns the pages of the site as a choice, with their names; `path` is among them, if it is not empty. */
export function usePages(path: string): Required<Pick<Descriptor, 'options' | 'names'>> {
  // The owner may have published a page since the last use.
  const { data } = useLinkablePagesQuery({ fetchPolicy: 'cache-and-network' });
  const site = data?.site.items.map(({ slug, title }) => ({ path: slug, title })) ?? [];
  const own = data?.own.items.map(({ address, title }) => ({ path: address, title })) ?? [];
  // The path may be that of an article or of a part of a page.
  const known = [...publicPaths, ...own.map((page) => page.path ?? ''), path].filter(Boolean);
  const options = [...new Set<string>(known)];
  const nameOf = (option: string) => {
    const title = [...site, ...own].find((page) => page.path === option)?.title;
    return title ? `${title} (${option})` : option;
  };
  return { options, names: options.map(nameOf) };
}

/** A page of the site. */
export function PageControl(props: ControlProps) {
  const { field, value } = props;
  return <LineControl {...props} field={{ ...field, ...usePages(String(value ?? '')), kind: 'choice' }} />;
}
