import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PHOTOS } from '../../../rules/photo.ts';
import type { Submitted } from '../../../rules/server-bundle.ts';
import { PHOTOS_FIELD, senderOf } from '../lead/intake/posted.ts';
import type { App } from '../platform/access/context.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import { extendPolicy } from '../platform/cache/send-response.ts';
import { AppError, BadInput, RateLimited } from '../platform/core/errors.ts';
import { contentTypeOf } from '../platform/http/content-type.ts';
import { publicError, publicMessage } from '../platform/http/errors.ts';
import { PostedForm } from '../platform/http/posted-form.ts';
import { requestTarget } from '../platform/http/request-target.ts';
import { MAX_PHOTO_BYTES } from '../platform/image/photo.ts';
import type { Limit } from '../platform/limit/rate-limits.ts';
import { isApiPath, pathOf } from './not-found.ts';
import { HTML, type RenderPage } from './pages.ts';

/** Pages that show a rejected form, for one network: as many as accepted forms. */
const shownForms: Limit = { name: 'form-shown', points: 100, seconds: 15 * 60 };

/** The content types of a native form. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Returns the target of a request. The API creates articles, from JSON, at the path of a page: the form of
 * the page goes to the route of the page.
 */
export function formTarget(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string {
  const target = requestTarget(request);
  const isForm = request.method === 'POST' && FORM_TYPES.includes(contentTypeOf(request)?.essence ?? '');
  return isForm ? target.replace(/^\/blog(?=\?|$)/, '/blog/') : target;
}

const PHOTOS_AGAIN = 'Please choose your photos again.';

/**
 * Receives the forms of pages where the scripts did not arrive. A form is sent to the path of its page, which
 * is the response if the form is rejected, with everything that was typed (docs/decisions/native-forms.md).
 */
export const postedFormRoute =
  (app: App, render: RenderPage): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    server.removeAllContentTypeParsers();
    // The handler reads the body, so that it still has the texts if the rest cannot be read.
    server.addContentTypeParser(FORM_TYPES, (_request, body, done) => done(null, body));

    const limits = {
      file: MAX_PHOTO_BYTES,
      text: server.initialConfig.bodyLimit ?? 0,
      files: MAX_PHOTOS + 1,
    };
    const sendPage = async (request: FastifyRequest, reply: FastifyReply, submitted: Submitted) => {
      // Without the database the page shows what was typed, and when to try again.
      const wait = await app.rateLimits.takeForNetworks([shownForms], request.ip).catch(() => 0);
      if (wait > 0) {
        const message = publicMessage(new RateLimited(wait), request, reply);
        return reply.type('text/plain; charset=utf-8').send(message);
      }
      const own = await render(pageUrl(request), { submitted });
      // The page may have been taken offline since the visitor opened it.
      const page = own.notFoundAt === undefined ? own : await render(own.notFoundAt, { submitted });
      if (page.location !== undefined) return reply.callNotFound();
      extendPolicy(reply, page);
      return reply.type(HTML).send(page.html);
    };

    server.setErrorHandler((error: FastifyError | AppError, request, reply) => {
      if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || isApiCall(request)) return reply.callNotFound();
      publicMessage(error, request, reply);
      return sendPage(request, reply, { values: {}, errors: {}, failed: true });
    });

    server.post('/*', async (request, reply) => {
      if (request.body === undefined || isApiCall(request)) return reply.callNotFound();
      requireOwnPage(request, app.config.siteUrl);
      const form = new PostedForm(limits);
      try {
        await form.read(request, reply);
        const send = senderOf(form.values.get('formType'));
        if (!send) return reply.callNotFound();
        await send(await request.context(), form);
        return reply.redirect('/thank-you', 303);
      } catch (thrown) {
        const error = publicError(thrown as FastifyError | AppError, request);
        publicMessage(error, request, reply);
        if (error instanceof BadInput) reply.code(422);
        return sendPage(request, reply, stateAfter(error, form));
      }
    });
  };

/** Returns whether a client of the API, which shows no pages, sent a form to a path of the API. */
const isApiCall = (request: FastifyRequest): boolean =>
  isApiPath(pathOf(request)) && !request.headers.accept?.includes('text/html');

/** Returns the URL of the page of a form, without the slash that `formTarget` adds. */
const pageUrl = ({ url }: FastifyRequest): string => url.replace(/(.)\/(?=\?|$)/, '$1');

function stateAfter(error: Error, { values, fileCount }: PostedForm): Submitted {
  const { formType, website: _website, ...typed } = Object.fromEntries(values);
  const errors = error instanceof BadInput ? error.fields : {};
  return {
    ...(senderOf(formType) && formType && { formType }),
    values: typed,
    // Browsers do not fill in files.
    errors: fileCount > 0 ? { ...errors, [PHOTOS_FIELD]: errors[PHOTOS_FIELD] ?? PHOTOS_AGAIN } : errors,
    failed: !(error instanceof BadInput),
  };
}

/** Throws FORBIDDEN for a form on another site, whose visitors would not know what they send. */
function requireOwnPage({ headers, host }: FastifyRequest, siteUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return;
  // Browsers omit `sec-fetch-site` over HTTP, and send the origin `null` from pages without referrer (ours).
  const hosts = [host, new URL(siteUrl).host];
  const isOwn = !origin || origin === 'null' || hosts.includes(URL.parse(origin)?.host ?? '');
  if (site !== undefined || !isOwn)
    throw new AppError('FORBIDDEN', 'You can’t send a form from another site here.');
}
