import type { FastifyPluginAsync } from 'fastify';
import sanitizeHtml from 'sanitize-html';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { logEvent } from '../../platform/access/activity.ts';
import type { App } from '../../platform/access/context.ts';
import { hasRight } from '../../platform/access/roles.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { isSignedPath, type PhotoQuery } from '../photos/link.ts';
import { readOriginal, readParts } from './files.ts';
import { messageFile } from './view.ts';

/** A document that can do nothing, wherever it is shown: no scripts, forms, links and requests. */
const POLICY =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

interface PartRequest {
  Params: { message_id: string; part: string };
  Querystring: PhotoQuery;
}

/**
 * `GET /api/lead-messages/{message_id}/{part}`: the parts of messages, for signed URLs and by `leadPhotos`.
 */
export const messageRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'signed');
    const query = { account: 40, expires: 20, signature: 100 };
    server.get<PartRequest>(
      '/api/lead-messages/:message_id/:part',
      { config: { query } },
      async (request, reply) => {
        const { message_id, part } = request.params;
        const context = await request.context();
        const { account } = context;
        const isSigned = await isSignedPath(context, messageFile(message_id, part), request.query);
        if (!isSigned && !hasRight(account, 'leads')) {
          logEvent(request.log, 'access.refused', account ? { account: account.account_id } : {});
          return reply.code(account ? 403 : 401).send({ message: 'Sign in, or ask for a fresh link.' });
        }
        const found = formatPatterns.uuid.test(message_id) ? await readPart(app, message_id, part) : null;
        if (!found) return reply.code(404).send({ message: 'There is no such file.' });
        reply.headers({ 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' });
        if (found.name === null) return reply.type('text/html; charset=utf-8').send(found.body);
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(found.name)}`)
          .type('application/octet-stream')
          .send(found.body);
      },
    );
  };

/** A part of a message; without a name it is HTML. */
interface Part {
  name: string | null;
  body: string | Buffer;
}

async function readPart(app: App, message_id: string, part: string): Promise<Part | null> {
  if (part === 'original') {
    const body = await readOriginal(app, message_id);
    return body && { name: 'message.eml', body };
  }
  const parts = await readParts(app, message_id);
  if (part === 'html')
    return parts && parts.html !== null ? { name: null, body: harmless(parts.html) } : null;
  const file = /^\d{1,3}$/.test(part) ? parts?.files[Number(part)] : undefined;
  return file ? { name: file.name, body: file.bytes } : null;
}

const tags = [...sanitizeHtml.defaults.allowedTags, 'center', 'del', 'font', 'img', 'ins'].filter(
  (tag) => tag !== 'a',
);

/** Returns HTML without scripts, forms, links and remote files. */
function harmless(html: string): string {
  const body = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['align', 'alt', 'bgcolor', 'border', 'color', 'dir', 'height', 'style', 'width'],
      img: ['src'],
    },
    allowedSchemes: ['data'],
    // A remote picture is its alternative text.
    transformTags: {
      img: (tagName, attribs) =>
        /^data:image\//i.test(attribs['src'] ?? '')
          ? { tagName, attribs }
          : { tagName: 'span', attribs: {}, text: attribs['alt'] ?? '' },
    },
    nestingLimit: 200,
  });
  return `<!doctype html><meta charset="utf-8"><title>Message</title><body>${body}</body>`;
}

/** Encodes a file name (RFC 8187). */
const encodeName = (name: string) =>
  encodeURIComponent(name.replace(/[\\/]/g, '_').toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
