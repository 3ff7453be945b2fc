import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The filters of a list, stored in the URL's fragment for reloading and sharing. Browsers do not send the
 * fragment, so searched names do not appear in server logs.
 */
export function useFilters<Name extends string>(...names: Name[]) {
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  const [values, setValues] = useState(() => read(names));
  // The same page was opened again: by a link, by Back, or by an edit of the URL's fragment.
  if (seen !== location) {
    setSeen(location);
    setValues(read(names));
  }
  function put(next: Record<Name, string>): void {
    setValues(next);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + fragmentOf(next));
  }
  return {
    /** Values by name; an empty text is no filter. */
    values,
    isFiltered: names.some((name) => values[name].trim()),
    /** Sets a filter, and clears others, such as the page of the list. */
    change: (name: Name, value: string, ...cleared: Name[]) =>
      put({ ...values, ...emptied(cleared), [name]: value }),
    clear: () => put(emptied(names)),
  };
}

/** Returns the URL's fragment with the filters that are set; an empty text if there are none. */
export function fragmentOf(values: Record<string, string>): string {
  const fragment = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  return fragment && `#${fragment}`;
}

function read<Name extends string>(names: Name[]): Record<Name, string> {
  const given = new URLSearchParams(window.location.hash.slice(1));
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as Record<Name, string>;
}

function emptied<Name extends string>(names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}
