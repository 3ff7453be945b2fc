import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { emptyForNull, requestedVersion, sendVersion } from '../entry/rest.ts';
import { removeEntry } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import { serveList } from '../platform/cache/send-json.ts';
import { AppError } from '../platform/core/errors.ts';
import { absoluteUrl } from '../platform/core/url.ts';
import { bodyOf, type IdRequest, idOf } from '../platform/http/body.ts';
import { sendContentError } from '../platform/http/errors.ts';
import { validateInput } from '../platform/validation/input.ts';
import { articleKind, type Blog } from './kind.ts';
import { findBlogById, indexBlogs } from './service.ts';
import { BlogInput } from './type.ts';
import { createBlog, updateBlog } from './write.service.ts';

/** Returns the fields that docs/product.md lists, with the absolute URL of the picture. */
const restBlog = (
  { app }: Context,
  { slug: _slug, publishAt: _publishAt, updatedAt: _updatedAt, version: _version, ...blog }: Blog,
) => {
  const { blog_image } = blog;
  return emptyForNull({ ...blog, blog_image: blog_image && absoluteUrl(app.config, blog_image) });
};

/** Articles in one response of `GET /blogs`; `?page=2` has the next ones. */
const PAGE_SIZE = 500;

/** Returns the page of the query, 1 if it is missing or not a number. */
function pageNumberOf({ query }: FastifyRequest): number {
  const page = String((query as { page?: unknown }).page ?? '');
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** `GET /blogs` and the four methods of `/blog`. */
export const blogRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, articleKind.access);
  server.setErrorHandler(sendContentError);

  serveList(server, '/blogs', {
    pageOf: pageNumberOf,
    body: async (page) => {
      const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, hasLists: true };
      const context = server.systemContext();
      const blogs = await indexBlogs(context, range);
      return { status: 'success', data: blogs.map((blog) => restBlog(context, blog)) };
    },
    // Does not cache empty pages past the end: there is no limit to their number.
    isCached: (body, page) => page === 1 || (body as { data: unknown[] }).data.length > 0,
  });

  server.get<IdRequest>('/blog/:id', { config: { access: 'public' } }, async (request, reply) => {
    const context = await request.context();
    const blog = await findBlogById(context, idOf(request));
    if (!blog) throw new AppError('NOT_FOUND', 'There is no such blog.');
    sendVersion(reply, blog);
    return { status: 'success', message: 'Blog found.', data: restBlog(context, blog) };
  });

  server.post('/blog', async (request, reply) => {
    const input = validateInput(BlogInput, bodyOf(request, 'blog_id'));
    const context = await request.context();
    const blog = await createBlog(context, input);
    sendVersion(reply, blog);
    return { status: 'success', message: 'Blog created successfully.', data: restBlog(context, blog) };
  });

  server.put<IdRequest>('/blog/:id', async (request, reply) => {
    const id = idOf(request);
    const input = validateInput(BlogInput, bodyOf(request, 'blog_id', 'version'));
    const context = await request.context();
    const blog = await updateBlog(context, id, input, requestedVersion(request));
    sendVersion(reply, blog);
    return { status: 'success', message: 'Blog updated successfully.', data: restBlog(context, blog) };
  });

  server.delete<IdRequest>('/blog/:id', async (request) => {
    const blog_id = idOf(request);
    await removeEntry(await request.context(), articleKind, blog_id);
    return { status: 'success', message: 'Blog deleted successfully.', data: { blog_id } };
  });
};
