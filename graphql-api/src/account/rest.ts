import type { FastifyPluginAsync } from 'fastify';
import { sendLoginError } from '../http/errors.ts';
import { validateInput } from '../validation/rule.ts';
import { LoginInput } from './input.ts';
import { decoyHash } from './password.ts';
import { login } from './service.ts';

/** `POST /api/users/login`. */
export const accountRoutes: FastifyPluginAsync = async (server) => {
  await decoyHash();
  server.setErrorHandler(sendLoginError);

  server.post('/api/users/login', { config: { access: 'public' } }, async (request) => {
    const { email, password } = validateInput(LoginInput, request.body);
    return login(await request.context(), email, password);
  });
};
