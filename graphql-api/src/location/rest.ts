import type { FastifyPluginAsync } from 'fastify';
import { emptyForNull, requestedVersion, sendVersion } from '../entry/rest.ts';
import { createEntry, removeEntry, updateEntry } from '../entry/write.service.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import { serveList } from '../platform/cache/send-json.ts';
import { AppError } from '../platform/core/errors.ts';
import { bodyOf, type IdRequest, idOf } from '../platform/http/body.ts';
import { sendContentError } from '../platform/http/errors.ts';
import { validateInput } from '../platform/validation/input.ts';
import {
  findLocationPage,
  findLocationPageById,
  listLocationPages,
  locationKind,
  locationPageOf,
} from './service.ts';
import { LocationPageInput, type LocationPageType } from './type.ts';

/** Returns the fields that docs/product.md lists. */
const restPage = ({ slug: _slug, updatedAt: _updatedAt, version: _version, ...page }: LocationPageType) =>
  emptyForNull(page);

const success = (message: string, data: unknown) => ({ status: 'success', data, message });

/** The methods of `/api/locationpages`. */
export const locationRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, locationKind.access);
  server.setErrorHandler(sendContentError);
  const everybody = { config: { access: 'public' as const } };

  serveList(server, '/api/locationpages', {
    body: async () => {
      const pages = await listLocationPages(server.systemContext());
      return success('Location pages found.', pages.map(restPage));
    },
  });

  server.get<IdRequest>('/api/locationpages/:id', everybody, async (request, reply) => {
    const page = await findLocationPageById(await request.context(), idOf(request));
    if (!page) throw new AppError('NOT_FOUND', 'There is no such location page.');
    sendVersion(reply, page);
    return success('Location page found.', restPage(page));
  });

  server.get<{ Params: { slug: string } }>('/api/locationpages/url/:slug', everybody, async (request) => {
    const page = await findLocationPage(await request.context(), request.params.slug);
    return page
      ? success('Location page found.', restPage(page))
      : success('There is no such location page.', null);
  });

  server.post('/api/locationpages/create', async (request, reply) => {
    const input = validateInput(LocationPageInput, bodyOf(request, 'location_id'));
    const page = locationPageOf(await createEntry(await request.context(), locationKind, input));
    sendVersion(reply, page);
    return success('Location page created successfully.', restPage(page));
  });

  server.put<IdRequest>('/api/locationpages/:id', async (request, reply) => {
    const id = idOf(request);
    const input = validateInput(LocationPageInput, bodyOf(request, 'location_id', 'version'));
    const version = requestedVersion(request);
    const page = locationPageOf(await updateEntry(await request.context(), locationKind, id, input, version));
    sendVersion(reply, page);
    return success('Location page updated successfully.', restPage(page));
  });

  server.delete<IdRequest>('/api/locationpages/:id', async (request) => {
    const location_id = idOf(request);
    await removeEntry(await request.context(), locationKind, location_id);
    return success('Location page deleted successfully.', { location_id });
  });
};
