import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type FieldErrors, isObject } from '../../../../rules/field/check.ts';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { uuidMessage } from '../../../../rules/field/text.ts';
import { type FormType, formTypeOf } from '../../../../rules/form/form-types.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { sendFormError } from '../../platform/http/errors.ts';
import { checkInput, fieldNamesOf } from '../../platform/validation/input.ts';
import { QuoteInput } from '../forms/inputs.ts';
import { intakes } from './intakes.ts';

/** The form POSTs at the paths of docs/product.md. */
export const leadRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.setErrorHandler(sendFormError);

  addForm(server, '/send-newsletter', formTypeOf.newsletter);
  addForm(server, '/send-quote', formTypeOf['quick-message']);
  addForm(server, '/send-contact-form-main', formTypeOf.message);
  addForm(server, '/send-assesment', formTypeOf.quote, readQuote);
  addForm(server, '/send-project-management-form', formTypeOf.project);
};

type Body = Record<string, unknown>;
/** Parses a body; returns the errors by field name and the input. */
type ReadForm = (body: Body, submissionId: string) => [FieldErrors, object];

function addForm(server: FastifyInstance, path: string, formType: FormType, read = readForm(formType)): void {
  server.post(path, async (request) => {
    const submissionId = submissionIdOf(request);
    if (!isObject(request.body)) throw new BadInput({ body: 'The body is a JSON object.' });
    const [fields, input] = read(request.body, submissionId);
    if (Object.keys(fields).length > 0) throw new BadInput(fields);
    const { msg } = await intakes[formType].send(await request.context(), input);
    return { msg };
  });
}

/** Reads a flat body. It may leave out the `formType` of an input that has none. */
function readForm(formType: FormType): ReadForm {
  const { input } = intakes[formType];
  const hasFormType = fieldNamesOf(input).includes('formType');
  return (body, submissionId) => {
    if (hasFormType) return checkInput(input, { ...body, submissionId });
    const { formType: given, ...others } = body;
    const [fields, checked] = checkInput(input, { ...others, submissionId });
    return [{ ...formTypeErrors(given, formType), ...fields }, checked];
  };
}

/** `{email, formType, assementData, replaces}`. */
const readQuote: ReadForm = (body, submissionId) => {
  const { email, formType, assementData, replaces, ...others } = body;
  const unknown = Object.keys(others).map((name) => [name, 'There is no such field.']);
  const fields: FieldErrors = {
    ...formTypeErrors(formType, formTypeOf.quote),
    ...Object.fromEntries(unknown),
  };
  if (!isObject(assementData))
    throw new BadInput({ ...fields, assementData: 'The quote request is missing.' });

  // The email address is in the body twice; either may be missing.
  const [inner, input] = checkInput(QuoteInput, { email, ...assementData, submissionId, replaces });
  const twice = { ...assementData, submissionId, replaces, email: email ?? input.email };
  const [outer] = checkInput(QuoteInput, twice);
  return [{ ...fields, ...outer, ...inner }, input];
};

function formTypeErrors(given: unknown, formType: string): FieldErrors {
  return given === undefined || given === formType ? {} : { formType: `The form type is '${formType}'.` };
}

const HEADER = 'Idempotency-Key';

/** Returns the `Idempotency-Key` of a REST call, or a new UUID. Throws BadInput if it is not a UUID. */
function submissionIdOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !formatPatterns.uuid.test(key.trim())) {
    throw new BadInput({ [HEADER]: uuidMessage(HEADER) });
  }
  return key.trim().toLowerCase();
}
