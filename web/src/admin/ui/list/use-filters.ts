import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The filters of a list, stored in the URL's fragment for reloading and sharing. Browsers do not send the
 * fragment, so searched names do not appear in server logs.
 */
export function useFilters<Name extends string>(...names: Name[]) {
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  const [values, setValues] = useState(() => read(names));
  // The same page was opened again, by a link or by Back.
  if (seen !== key) {
    setSeen(key);
    setValues(read(names));
  }
  function put(next: Record<Name, string>): void {
    setValues(next);
    const set = names.filter((name) => next[name]).map((name) => [name, next[name]]);
    const { pathname, search } = window.location;
    const fragment = new URLSearchParams(set).toString();
    window.history.replaceState(window.history.state, '', pathname + search + (fragment && `#${fragment}`));
  }
  return {
    /** Values by name; an empty text is no filter. */
    values,
    isFiltered: names.some((name) => values[name].trim()),
    change: (name: Name, value: string) => put({ ...values, [name]: value }),
    clear: () => put(emptied(names)),
  };
}

function read<Name extends string>(names: Name[]): Record<Name, string> {
  const given = new URLSearchParams(window.location.hash.slice(1));
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as Record<Name, string>;
}

function emptied<Name extends string>(names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}
