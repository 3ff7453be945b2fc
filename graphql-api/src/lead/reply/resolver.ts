import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { readBusiness } from '../../business/service.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { mailsOf } from '../admin/service.ts';
import { acknowledgementIn } from '../mails/service.ts';
import { replySubject } from '../mails/templates.ts';
import { LeadId, LeadType } from '../model/lead.type.ts';
import { newestMessageOf } from '../query/messages.ts';
import { viewLead } from '../query/view.ts';
import { draftOf, saveDraft } from './draft.ts';
import { repliesOf, replyToLead, undoReply, viewPictures, viewReply } from './service.ts';
import { LeadDraftInput, LeadDraftType, LeadReplyInput, LeadReplyType } from './type.ts';

@Access('leads')
@Resolver(() => LeadType)
export class LeadReplyResolver {
  @FieldResolver(() => [LeadReplyType], {
    complexity: listOf(2),
    description: 'The replies of admins, oldest first.',
  })
  async replies(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadReplyType[]> {
    const replies = (await repliesOf(context, id)) ?? [];
    return Promise.all(replies.map((reply) => viewReply(context, reply)));
  }

  @FieldResolver(() => String, {
    description:
      'The subject of a reply without an own one: that of the newest message, else of the acknowledgement.',
  })
  async replySubject(@Ctx() context: Context, @Root() lead: LeadType): Promise<string> {
    const [mails, answered, business] = await Promise.all([
      mailsOf(context, lead.id),
      newestMessageOf(context, lead.id),
      readBusiness(context),
    ]);
    return replySubject(lead, business, acknowledgementIn(mails), answered);
  }

  @FieldResolver(() => LeadDraftType, {
    nullable: true,
    description: 'The unsent reply and note of the caller; null if there is none.',
  })
  async draft(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadDraftType | null> {
    const draft = await draftOf(context, id);
    if (!draft) return null;
    const { subject, reply, note, savedAt } = draft;
    const pictures = await viewPictures(context.em, draft.pictures);
    const sendAt = draft.sendAt ? new Date(draft.sendAt) : null;
    return { subject: subject || null, text: reply, pictures, note, sendAt, savedAt: new Date(savedAt) };
  }

  @Mutation(() => LeadType, {
    description:
      'Stores a reply and queues its mail to the visitor. A lead in the state NEW becomes ANSWERED. BAD_USER_INPUT for spam.',
  })
  async replyToLead(
    @Ctx() context: SignedIn,
    @LeadId() id: string,
    @Arg('input', () => LeadReplyInput, { description: 'The reply.' }) input: LeadReplyInput,
    @Arg('sendAt', () => GraphQLDateTimeISO, {
      nullable: true,
      description:
        'The time at which the mail is sent, within a year; if omitted, now. Until then `undoReply` withdraws it, and a reply that replaces it changes it.',
    })
    sendAt?: Date | null,
  ): Promise<LeadType> {
    return viewLead(context, await replyToLead(context, id, input, sendAt ?? null));
  }

  @Mutation(() => LeadType, {
    description:
      'Withdraws a reply whose mail still waits, and makes it a draft again, which keeps its time. BAD_USER_INPUT once the mail is being sent, or if the caller writes another reply.',
  })
  async undoReply(
    @Ctx() context: SignedIn,
    @Arg('reply_id', () => GraphQLUUID, { description: 'The `reply_id` of the reply.' }) reply_id: string,
  ): Promise<LeadType> {
    return viewLead(context, await undoReply(context, reply_id));
  }

  @Mutation(() => LeadType, { description: 'Stores the unsent reply and note of the caller for a lead.' })
  async saveLeadDraft(
    @Ctx() context: SignedIn,
    @LeadId() id: string,
    @Arg('input', () => LeadDraftInput, { description: 'The draft, which replaces the stored one.' })
    input: LeadDraftInput,
  ): Promise<LeadType> {
    return viewLead(context, await saveDraft(context, id, input));
  }
}
