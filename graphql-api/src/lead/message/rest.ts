import type { FastifyPluginAsync } from 'fastify';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { logEvent } from '../../platform/access/activity.ts';
import type { App } from '../../platform/access/context.ts';
import { hasRight } from '../../platform/access/roles.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { isSignedPath, type PhotoQuery } from '../photos/link.ts';
import { type MailProcess, PARSE_TIMEOUT, readOriginal, startMailProcess } from './files.ts';
import type { Part } from './part.ts';
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
    const tasks = startMailProcess(app);
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
        const found = formatPatterns.uuid.test(message_id) ? await read(app, tasks, message_id, part) : null;
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

async function read(app: App, tasks: MailProcess, message_id: string, part: string): Promise<Part | null> {
  const original = await readOriginal(app, message_id);
  if (!original || part === 'original') return original && { name: 'message.eml', body: original };
  return tasks.run('readPart', { original, part }, { timeout: PARSE_TIMEOUT });
}

/** Encodes a file name (RFC 8187). */
const encodeName = (name: string) =>
  encodeURIComponent(name.replace(/[\\/]/g, '_').toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
