import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Nothing of a device but what the presentation uses: full screen, a screen that stays awake, copying a link. Of what not
 * every browser knows is left out, for browsers would warn of it (sharing).
 */
const DISABLED =
  'accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi ' +
  'payment serial usb xr-spatial-tracking';
const OWN = 'clipboard-write fullscreen screen-wake-lock';
const PERMISSIONS = [
  ...DISABLED.split(' ').map((feature) => `${feature}=()`),
  ...OWN.split(' ').map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * A browser shows a picture, a video or XML that is opened by itself in a page of its own making, with inline
 * styles and signs of its own: nothing runs there, and those are no violation.
 */
const VIEWER_POLICY =
  "default-src 'none';img-src 'self' data:;media-src 'self';style-src 'unsafe-inline';frame-ancestors 'none'";

const isShownByViewer = (type: unknown) => /^(?:image|video)\/|xml\b/.test(String(type ?? ''));

/** Headers of every answer. Without `https` neither HSTS nor an upgrade of addresses is sent. */
export function sendSecurityHeaders(server: FastifyInstance, https: boolean): void {
  // Vite's own scripts in development are inline.
  const isProduct = process.env['NODE_ENV'] !== 'development';
  const headers = headersOf({
    hsts: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: isProduct && { useDefaults: false, directives: pagePolicy(https) },
  });
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (isProduct) {
    server.addHook('onSend', (_request, reply, payload, done) => {
      if (isShownByViewer(reply.getHeader('content-type')))
        reply.header('content-security-policy', VIEWER_POLICY);
      done(null, payload);
    });
  }
}

/** Every header of these options: helmet would work out the same ones again for each request. */
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
  // The web's two (web/src/lib/trusted-types.ts), and the editor's for what is pasted.
  trustedTypes: ['default', 'content', 'ProseMirrorClipboard'],
  ...(https ? { upgradeInsecureRequests: [] } : {}),
});
