import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Features that no page uses and a visitor would notice; browsers deny all features to foreign frames. */
const PERMISSIONS = 'camera=(),geolocation=(),microphone=()';

/** Policy of pictures, videos and XML: browsers display them directly in a page with inline styles. */
const VIEWER_POLICY =
  "default-src 'none';img-src 'self' data:;media-src 'self';style-src 'unsafe-inline';frame-ancestors 'none'";

const VIEWER_TYPES = /^(?:image|video)\/|xml\b/;

/** Files that pages load and that run no script as a document. The service worker keeps its policy. */
const PART_PATHS = /^\/(?:assets|pictures)\//;
const PART_TYPES = /^(?:text\/css|application\/javascript|font\/|image\/(?:avif|webp|jpeg))/;
/** Headers without a meaning for them: 800 bytes of each of the files that a page waits for. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
];

/** Returns the security headers of a response with this content type. */
type SecurityHeaders = (contentType?: string) => Record<string, string>;

/**
 * Returns the security headers by content type. Without `https`, omits HSTS and `upgrade-insecure-requests`.
 * HSTS covers subdomains only if `hstsSubdomains` is set.
 */
export function securityHeaders(https: boolean, hstsSubdomains: boolean): SecurityHeaders {
  // In development Vite adds inline scripts.
  const isProduction = process.env['NODE_ENV'] !== 'development';
  const headers = headersOf({
    hsts: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: hstsSubdomains } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // The default of browsers that know it.
    originAgentCluster: false,
    // For browsers of the past: every page sends its headers in the first round trip.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    contentSecurityPolicy: isProduction && { useDefaults: false, directives: pagePolicy(https) },
  });
  const viewerHeaders = { ...headers, 'content-security-policy': VIEWER_POLICY };
  return (contentType = '') => (isProduction && VIEWER_TYPES.test(contentType) ? viewerHeaders : headers);
}

/** Adds the security headers to every response. */
export function sendSecurityHeaders(server: FastifyInstance, headersFor: SecurityHeaders): void {
  const headers = headersFor();
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  server.addHook('onSend', ({ url }, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (PART_PATHS.test(url) && PART_TYPES.test(type))
      for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    else if (VIEWER_TYPES.test(type)) reply.headers(headersFor(type));
    done(null, payload);
  });
}

/** Returns the headers of these options, computed once; helmet would compute them for each request. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = { method: 'GET' } as IncomingMessage;
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return { ...(response.getHeaders() as Record<string, string>), 'permissions-policy': PERMISSIONS };
}

const pagePolicy = (https: boolean) => ({
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  // The first two are in web/src/lib/trusted-types.ts; the editor uses the third for pasted text.
  trustedTypes: ['default', 'content', 'ProseMirrorClipboard'],
  ...(https ? { upgradeInsecureRequests: [] } : {}),
});
