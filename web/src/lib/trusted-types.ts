type Rule = (text: string, type?: string, sink?: string) => string | null;

/** The used part of the browser's interface; TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: Rule; createScriptURL?: Rule },
  ): { createHTML(html: string): TrustedHTML };
}

// The content security policy (graphql-api/src/security-headers.ts) requires Trusted Types for HTML and
// script URLs, and allows these two policies and the editor's.
type Realm = { trustedTypes?: TrustedTypes };
const { trustedTypes } = globalThis as Realm;

/** React creates script elements from this text. */
const emptyScript = '<script></script>';

const content = trustedTypes?.createPolicy('content', { createHTML: (html) => html });

/** Marks HTML as trusted: sanitized by the server (`Html`), or escaped (`JsonLd`). */
export function trustedHtml(html: string): string | TrustedHTML {
  return content?.createHTML(html) ?? html;
}

/** Installs the policy for libraries without Trusted Types in a window. Other strings throw a TypeError. */
export function installTrustedTypes(realm: object = globalThis): void {
  (realm as Realm).trustedTypes?.createPolicy('default', {
    createHTML(html, _type, sink) {
      // Documents of DOMParser load and run nothing.
      if (html === emptyScript || sink === 'DOMParser parseFromString') return html;
      // The browser turns null into an empty text for ProseMirror, which calls this policy directly. After an
      // error it uses its own policy, and parses the text in a detached document.
      throw new TypeError(`Trusted Types: ${sink ?? 'createHTML'} requires trusted HTML.`);
    },
    createScriptURL: (url) => (isWorker(new URL(url, window.location.origin)) ? url : null),
  });
}

/** Whether this is the service worker or the worker that shrinks photos (`forms/photos/shrink.ts`). */
function isWorker({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && /^\/(?:sw|assets\/shrink-worker-[\w-]+)\.js$/.test(pathname);
}
