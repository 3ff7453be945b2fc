import type { FastifyPluginAsync } from 'fastify';
import { validateInput } from '../graphql/constraint.ts';
import { answerLogin } from '../rest/rest.errors.ts';
import { LoginInput } from './account.input.ts';
import { decoyHash } from './account.password.ts';
import { login } from './account.service.ts';

/** `POST /api/users/login`. */
export const accountRoutes: FastifyPluginAsync = async (server) => {
  await decoyHash();
  server.setErrorHandler(answerLogin);

  server.post('/api/users/login', { config: { access: 'public' } }, async (request) => {
    const { email, password } = await validateInput(LoginInput, request.body);
    return login(await request.context(), email, password);
  });
};
