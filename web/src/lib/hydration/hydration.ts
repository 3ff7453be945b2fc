import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** The server's render data for the browser. The content security policy does not restrict JSON scripts. */
export interface Hydration {
  /** The rendered path, unless the page is the same at all paths (404). */
  path?: string;
  /** The URLs of the scripts that only this page needs, if they are loaded later. */
  scripts: string[];
  /** The URL of the whole style sheet; none in development. */
  styleSheet?: string;
  /** The errors are plain objects: see `revivedErrors`. */
  router: HydrationState;
  /** Apollo's cache; null if the page has no data, or more than fit the first round trip. */
  apollo: NormalizedCacheObject | null;
}

const elementId = 'data';

/** Returns the script element. Escapes '<', so that no text can end the element. */
export function hydrationScript(rendered: Hydration): string {
  const json = JSON.stringify(rendered);
  return `<script type="application/json" id="${elementId}">${json.replaceAll('<', '\\u003c')}</script>`;
}

let read: Hydration | undefined;

/** Returns whether the data belongs to the URL: the worker may answer it with the cached shell. */
export function isOfThisPage({ path }: Hydration): boolean {
  return path === undefined || path === window.location.pathname;
}

/** Returns the data of the open page. Browser only. */
export function hydration(): Hydration {
  read ??= JSON.parse(document.getElementById(elementId)?.textContent ?? '') as Hydration;
  return read;
}
