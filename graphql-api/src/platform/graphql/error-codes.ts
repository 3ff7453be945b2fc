import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { appErrorCodes } from '../core/errors.ts';

/** Apollo's own codes for invalid requests. All other errors are reported without their cause. */
export const requestErrorCodes = {
  GRAPHQL_PARSE_FAILED: 'The operation is not valid GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The operation does not match the schema, or exceeds a limit.',
  PERSISTED_QUERY_NOT_FOUND: 'The server has no operation with this hash; send its text.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'An operation cannot be stored under this hash.',
  OPERATION_RESOLUTION_FAILURE: 'The document has no operation of this name.',
  BAD_REQUEST: 'The HTTP request is not a GraphQL request.',
};

const descriptions = {
  ...appErrorCodes,
  ...requestErrorCodes,
  INTERNAL_SERVER_ERROR: 'The server failed. The message does not contain the cause.',
};

const ErrorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'The values of `extensions.code` of an error. No field has this type.',
  values: Object.fromEntries(
    Object.entries(descriptions).map(([code, description]) => [code, { description }]),
  ),
});

/** Adds the enum of error codes to the schema, which type-graphql omits because no field refers to it. */
export function withErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, ErrorCodeEnum] });
}
