import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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
export async function sendSecurityHeaders(server: FastifyInstance, https: boolean): Promise<void> {
  // Vite's own scripts in development are inline.
  const isProduct = process.env['NODE_ENV'] !== 'development';
  await server.register(helmet, {
    hsts: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: isProduct && { useDefaults: false, directives: pagePolicy(https) },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  if (isProduct) {
    server.addHook('onSend', async (_request, reply) => {
      if (isShownByViewer(reply.getHeader('content-type')))
        reply.header('content-security-policy', VIEWER_POLICY);
    });
  }
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
