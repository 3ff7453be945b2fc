import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** What the server's render hands to the browser, in a JSON script that no content security policy has to allow. */
export interface Hydration {
  /** The path that was rendered; the worker may answer another address with another page from the cache. */
  path: string;
  /** The addresses of the page's scripts, where they are not loaded at once. */
  scripts: string[];
  /** Its errors are plain: see `revivedErrors`. */
  router: HydrationState;
  /** Apollo's cache; null where the page read no data. */
  apollo: NormalizedCacheObject | null;
}

const elementId = 'data';

/** The script element for the page, escaped so that no text in it can end it. */
export function hydrationScript(rendered: Hydration): string {
  const json = JSON.stringify(rendered);
  return `<script type="application/json" id="${elementId}">${json.replaceAll('<', '\\u003c')}</script>`;
}

let read: Hydration | undefined;

/** What the server rendered into this page; read once, in the browser only. */
export function hydration(): Hydration {
  read ??= JSON.parse(document.getElementById(elementId)?.textContent ?? '') as Hydration;
  return read;
}
