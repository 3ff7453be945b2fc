import { GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { EntryType } from '../../entry/type.ts';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { LeadId } from '../model/lead.type.ts';
import { createProject } from './service.ts';

@Access('leads')
@Resolver()
export class LeadProjectResolver {
  @Mutation(() => EntryType, {
    description:
      'Saves a new project as a draft, whose pictures before are the photos of a lead; also requires the right to edit projects. The photos become pictures of the media library.',
  })
  createProjectOfLead(
    @Ctx() context: Context,
    @LeadId() id: string,
    @Arg('editor_id', () => GraphQLUUID, {
      description: 'The client creates one id for each project. A repeated request creates no other one.',
    })
    editor_id: string,
  ): Promise<EntryType> {
    return createProject(context, id, editor_id);
  }
}
