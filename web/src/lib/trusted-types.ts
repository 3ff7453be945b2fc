type Rule = (text: string, type: string, sink: string) => string | null;

/** As much of the browser's interface as is used here; TypeScript has none yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: Rule; createScriptURL?: Rule },
  ): { createHTML(html: string): TrustedHTML };
}

// The content security policy (graphql-api/src/security-headers.ts) lets no plain string become markup or a script's
// address where the browser knows Trusted Types; these two policies are all that the site's own code may pass through.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** What React makes an empty script element of. */
const emptyScript = '<script></script>';

const content = trustedTypes?.createPolicy('content', { createHTML: (html) => html });

/** HTML that the server's sanitiser has let through, for `Html`, or data that is escaped, for `JsonLd`. */
export function trustedHtml(html: string): string | TrustedHTML {
  return content?.createHTML(html) ?? html;
}

/** Lets libraries go on that know nothing of Trusted Types; where a string is blocked, the browser throws a TypeError. */
export function installTrustedTypes(): void {
  trustedTypes?.createPolicy('default', {
    // A parsed document is inert: nothing in it loads or runs.
    createHTML: (html, _type, sink) =>
      html === emptyScript || sink === 'DOMParser parseFromString' ? html : null,
    createScriptURL: (url) => (isWorker(new URL(url, window.location.origin)) ? url : null),
  });
}

/** The site's two workers: of the whole site, and of chosen photos (`forms/photos/shrink.ts`). */
function isWorker({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && /^\/(?:sw|assets\/shrink-worker-[\w-]+)\.js$/.test(pathname);
}
