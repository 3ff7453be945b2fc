type Rule = (text: string, type: string, sink: string) => string | null;

/** The used part of the browser's interface; TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: Rule; createScriptURL?: Rule },
  ): { createHTML(html: string): TrustedHTML };
}

// The content security policy (graphql-api/src/security-headers.ts) requires Trusted Types for HTML and script URLs, and allows
// only these two policies.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** React creates script elements from this text. */
const emptyScript = '<script></script>';

const content = trustedTypes?.createPolicy('content', { createHTML: (html) => html });

/** Marks HTML as trusted: sanitized by the server (`Html`), or escaped (`JsonLd`). */
export function trustedHtml(html: string): string | TrustedHTML {
  return content?.createHTML(html) ?? html;
}

/** Installs the policy for libraries without Trusted Types. For other strings the browser throws a TypeError. */
export function installTrustedTypes(): void {
  trustedTypes?.createPolicy('default', {
    // Documents of DOMParser load and run nothing.
    createHTML: (html, _type, sink) =>
      html === emptyScript || sink === 'DOMParser parseFromString' ? html : null,
    createScriptURL: (url) => (isWorker(new URL(url, window.location.origin)) ? url : null),
  });
}

/** Whether this is the service worker or the worker that shrinks photos (`forms/photos/shrink.ts`). */
function isWorker({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && /^\/(?:sw|assets\/shrink-worker-[\w-]+)\.js$/.test(pathname);
}
