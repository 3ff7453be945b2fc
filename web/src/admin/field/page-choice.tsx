import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { publicPaths } from '../../../../rules/pages.ts';
import { useEditablePagesQuery } from '../../generated/admin-hooks.ts';
import type { ControlProps } from './control.tsx';
import { LineControl } from './line.tsx';

/** Returns the pages of the site as a choice, with their names; `path` is among them, if it is not empty. */
export function usePages(path: string): Required<Pick<Descriptor, 'options' | 'names'>> {
  const { data } = useEditablePagesQuery();
  const own = data?.ownPages ?? [];
  // The path may be that of an article or of a part of a page.
  const known = [...publicPaths, ...own.map((page) => page.path), path].filter(Boolean);
  const options = [...new Set<string>(known)];
  const nameOf = (option: string) => {
    const page =
      data?.editablePages.find((it) => it.page === option)?.name ??
      own.find((it) => it.path === option)?.label;
    return page ? `${page} (${option})` : option;
  };
  return { options, names: options.map(nameOf) };
}

/** A page of the site. */
export function PageControl(props: ControlProps) {
  const { field, value } = props;
  return <LineControl {...props} field={{ ...field, ...usePages(String(value ?? '')), kind: 'choice' }} />;
}
