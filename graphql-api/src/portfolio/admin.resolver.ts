import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import { deleteContent, listDeleted, restoreContent } from '../entry/trash.service.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { GraphQLUpload } from '../platform/upload/scalar.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import { TextArg } from '../platform/validation/input.ts';
import { type PortfolioGroupName, portfolioKind } from './entity.ts';
import { PortfolioFactsInput, PortfolioItemInput } from './input.ts';
import { viewItem } from './service.ts';
import { DeletedPortfolioItem, PortfolioGroupNameEnum, PortfolioItemType } from './type.ts';
import { addPair, addPicture, addVideo, moveItem, updateItem } from './write.service.ts';

const ItemId = () => Arg('id', () => Int, { description: 'The `portfolio_id` of the item.' });
const Group = () => Arg('group', () => PortfolioGroupNameEnum, { description: 'The tab.' });
const NewPosition = () =>
  Arg('position', () => Int, {
    defaultValue: 0,
    description: 'The position in the tab; the first position is 0. A position past the end is the last.',
  });
const Texts = () =>
  Arg('input', () => PortfolioItemInput, { description: 'The caption and the alternative texts.' });
const Facts = () =>
  Arg('facts', () => PortfolioFactsInput, {
    nullable: true,
    description: 'The facts of the project. They replace all stored facts; if omitted, those stay.',
  });
const Image = (name: string, description: string) =>
  TextArg(name, text('The picture', 2000), `${description}: a URL that \`uploadImage\` returned.`);

@Resolver()
export class PortfolioAdminResolver {
  @Access('admin')
  @Query(() => [PortfolioItemType], {
    complexity: listOf(10),
    description: 'Returns the deleted items that can be restored, the latest deletion first, at most 100.',
  })
  async deletedPortfolioItems(@Ctx() context: Context): Promise<PortfolioItemType[]> {
    return (await listDeleted(context, portfolioKind)).map(viewItem);
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a picture to the portfolio.' })
  async addPortfolioPicture(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @NewPosition() position: number,
    @Texts() input: PortfolioItemInput,
    @Image('image', 'The picture') image: string,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return viewItem(await addPicture(context, { group, position }, { input, facts }, image));
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a before and after pair to the portfolio.' })
  async addPortfolioPair(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @NewPosition() position: number,
    @Texts() input: PortfolioItemInput,
    @Image('before', 'The picture before') before: string,
    @Image('after', 'The picture after') after: string,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return viewItem(await addPair(context, { group, position }, { input, facts }, { before, after }));
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a video to the portfolio.' })
  async addPortfolioVideo(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @NewPosition() position: number,
    @Texts() input: PortfolioItemInput,
    @Arg('video', () => GraphQLUpload, { description: 'An MP4 file of at most 64 MB.' })
    video: UploadedFile,
    @Image('poster', 'The picture shown until the video plays, which has the size of the video')
    poster: string,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return viewItem(await addVideo(context, { group, position }, { input, facts }, { video, poster }));
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Changes the texts and facts of an item.' })
  async updatePortfolioItem(
    @Ctx() context: Context,
    @ItemId() id: number,
    @Texts() input: PortfolioItemInput,
    @VersionArg('item') version: number,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return viewItem(await updateItem(context, id, { input, facts }, version));
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, {
    description: 'Moves an item within its tab or to another one. Its `version` stays the same.',
  })
  async movePortfolioItem(
    @Ctx() context: Context,
    @ItemId() id: number,
    @Group() group: PortfolioGroupName,
    @NewPosition() position: number,
  ): Promise<PortfolioItemType> {
    return viewItem(await moveItem(context, id, { group, position }));
  }

  @Access('admin')
  @Mutation(() => DeletedPortfolioItem, {
    description: 'Deletes an item. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deletePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<DeletedPortfolioItem> {
    await deleteContent(context, portfolioKind, id);
    return { portfolio_id: id };
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, {
    description: 'Restores a deleted item at its position. NOT_FOUND if there is none.',
  })
  async restorePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<PortfolioItemType> {
    return viewItem(await restoreContent(context, portfolioKind, id));
  }
}
