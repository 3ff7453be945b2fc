import type { FastifyPluginAsync } from 'fastify';
import { sendLoginError } from '../platform/http/errors.ts';
import { validateInput } from '../platform/validation/input.ts';
import { decoyHash } from './password.ts';
import { login } from './service.ts';
import { LoginInput } from './type.ts';

/** `POST /api/users/login`. */
export const accountRoutes: FastifyPluginAsync = async (server) => {
  await decoyHash();
  server.setErrorHandler(sendLoginError);

  server.post('/api/users/login', { config: { access: 'public' } }, async (request) => {
    const { email, isAdmin, token } = await login(
      await request.context(),
      validateInput(LoginInput, request.body),
    );
    return { email, isAdmin, token };
  });
};
