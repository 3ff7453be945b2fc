import type { FastifyPluginAsync } from 'fastify';
import { declareRoutes } from '../access/routes.ts';
import { AppError } from '../core/errors.ts';
import { bodyOf, type IdRequest, idOf } from '../http/body.ts';
import { sendContentError } from '../http/errors.ts';
import { validateInput } from '../validation/rule.ts';
import type { Blog } from './entity.ts';
import { BlogInput } from './input.ts';
import { allBlogs, findBlogById } from './service.ts';
import { createBlog, deleteBlog, updateBlog } from './write.service.ts';

/** A post as the REST calls spell it: the fields of docs/product.md, nothing beside them. */
const restBlog = ({
  slug: _slug,
  publishAt: _publishAt,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  deletedAt: _deletedAt,
  version: _version,
  updatedBy: _updatedBy,
  ...blog
}: Blog) => blog;

/** `GET /blogs`, newest first, and `/blog` with its four methods. */
export const blogRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'admin');
  server.setErrorHandler(sendContentError);

  server.get('/blogs', { config: { access: 'public' } }, async (request) => {
    const blogs = await allBlogs(await request.context());
    return { status: 'success', data: blogs.map(restBlog) };
  });

  server.get<IdRequest>('/blog/:id', { config: { access: 'public' } }, async (request) => {
    const blog = await findBlogById(await request.context(), idOf(request));
    if (!blog) throw new AppError('NOT_FOUND', 'There is no such blog.');
    return { status: 'success', message: 'Blog found.', data: restBlog(blog) };
  });

  server.post('/blog', async (request) => {
    const input = validateInput(BlogInput, bodyOf(request, 'blog_id'));
    const blog = await createBlog(await request.context(), input);
    return { status: 'success', message: 'Blog created successfully.', data: restBlog(blog) };
  });

  server.put<IdRequest>('/blog/:id', async (request) => {
    const id = idOf(request);
    const input = validateInput(BlogInput, bodyOf(request, 'blog_id'));
    const blog = await updateBlog(await request.context(), id, input);
    return { status: 'success', message: 'Blog updated successfully.', data: restBlog(blog) };
  });

  server.delete<IdRequest>('/blog/:id', async (request) => {
    const blog_id = idOf(request);
    await deleteBlog(await request.context(), blog_id);
    return { status: 'success', message: 'Blog deleted successfully.', data: { blog_id } };
  });
};
