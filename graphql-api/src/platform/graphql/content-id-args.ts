import { GraphQLUUID } from 'graphql-scalars';
import { Arg } from 'type-graphql';
import { MAX_REPLACED } from '../../../../rules/form/submission.ts';
import { ListArg } from '../validation/input.ts';

/** Declares the id that the client makes for a content. */
export const ContentIdArg = (noun: string) =>
  Arg('content_id', () => GraphQLUUID, {
    nullable: true,
    description: `The client creates one id for each ${noun}. A repeated one is stored once; a changed one has a new id.`,
  });

/** Declares the ids of earlier contents that a content replaces. */
export const ReplacesArg = () =>
  ListArg('replaces', () => GraphQLUUID, {
    label: 'Replaced ids',
    maxItems: MAX_REPLACED,
    nullable: true,
    description:
      'The ids of earlier contents that this one replaces, such as those whose response was lost. The server withdraws them.',
  });
