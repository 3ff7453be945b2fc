import { GraphQLError, GraphQLScalarType } from 'graphql';
import { UploadedFile } from './upload.ts';

/** A file of a multipart request; resolvers receive it as `UploadedFile`. */
export const GraphQLUpload = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  description: 'The `Upload` scalar type represents a file upload.',
  parseValue: (value) => {
    if (value instanceof UploadedFile) return value;
    throw new GraphQLError('Upload value invalid.');
  },
  parseLiteral: (node) => {
    throw new GraphQLError('Upload literal unsupported.', { nodes: node });
  },
  serialize: () => {
    throw new GraphQLError('Upload serialization unsupported.');
  },
});
