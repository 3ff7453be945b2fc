import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import { listDeleted } from '../entry/service.ts';
import { removeEntry, restoreEntry } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { GraphQLUpload } from '../platform/upload/scalar.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import { TextArg } from '../platform/validation/input.ts';
import { PortfolioFactsInput, PortfolioItemInput } from './input.ts';
import { projectKind } from './kind.ts';
import { viewItem } from './service.ts';
import {
  DeletedPortfolioItem,
  type PortfolioGroupName,
  PortfolioGroupNameEnum,
  PortfolioItemType,
} from './type.ts';
import { addItem, moveItem, storeVideo, updateItem } from './write.service.ts';

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
    const deleted = await listDeleted(context, projectKind);
    return Promise.all(deleted.map((entry) => viewItem(context.em, entry)));
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
    const files = { picture: image, names: { picture: 'image' } };
    return viewItem(context.em, await addItem(context, { group, position }, { input, facts }, files));
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
    const files = { picture: after, before, names: { picture: 'after', before: 'before' } };
    return viewItem(context.em, await addItem(context, { group, position }, { input, facts }, files));
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
    const url = await storeVideo(context, video, poster);
    const files = { picture: poster, video: url, names: { picture: 'poster' } };
    return viewItem(context.em, await addItem(context, { group, position }, { input, facts }, files));
  }

  @Access('admin')
  @Mutation(() => String, { description: 'Stores a video for a project, and returns its URL.' })
  uploadVideo(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'An MP4 file of at most 64 MB.' }) file: UploadedFile,
    @Image('poster', 'The picture shown until the video plays, which has the size of the video')
    poster: string,
  ): Promise<string> {
    return storeVideo(context, file, poster);
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
    return viewItem(context.em, await updateItem(context, id, { input, facts }, version));
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
    return viewItem(context.em, await moveItem(context, id, { group, position }));
  }

  @Access('admin')
  @Mutation(() => DeletedPortfolioItem, {
    description: 'Deletes an item. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deletePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<DeletedPortfolioItem> {
    await removeEntry(context, projectKind, id);
    return { portfolio_id: id };
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, {
    description: 'Restores a deleted item at its position. NOT_FOUND if there is none.',
  })
  async restorePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<PortfolioItemType> {
    return viewItem(context.em, await restoreEntry(context, projectKind, id));
  }
}
