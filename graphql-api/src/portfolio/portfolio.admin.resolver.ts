import { type FileUpload, GraphQLUpload } from 'graphql-upload-minimal';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import type { PortfolioGroupName } from './portfolio.entity.ts';
import { PortfolioItemInput } from './portfolio.input.ts';
import { listRemoved } from './portfolio.service.ts';
import { PortfolioGroupNameEnum, PortfolioItemType } from './portfolio.type.ts';
import {
  addPair,
  addPicture,
  addVideo,
  moveItem,
  removeItem,
  restoreItem,
  updateItem,
} from './portfolio.write.service.ts';

const ItemId = () => Arg('id', () => Int, { description: 'Its number.' });
const Group = () => Arg('group', () => PortfolioGroupNameEnum, { description: 'Which tab.' });
const Said = () => Arg('input', () => PortfolioItemInput, { description: 'What is said of it.' });
const Image = (name: string, description: string) =>
  Arg(name, () => String, { description: `${description}: an address that \`uploadImage\` gave.` });

@Resolver()
export class PortfolioAdminResolver {
  @Access('admin')
  @Query(() => [PortfolioItemType], { description: 'Removed items that can be restored, the latest first.' })
  removedPortfolioItems(@Ctx() context: Context): Promise<PortfolioItemType[]> {
    return listRemoved(context);
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a picture at the end of a tab.' })
  addPortfolioPicture(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @Said() input: PortfolioItemInput,
    @Image('image', 'The picture') image: string,
  ): Promise<PortfolioItemType> {
    return addPicture(context, group, input, image);
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a room before and after at the end of a tab.' })
  addPortfolioPair(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @Said() input: PortfolioItemInput,
    @Image('before', 'The room before') before: string,
    @Image('after', 'The room after') after: string,
  ): Promise<PortfolioItemType> {
    return addPair(context, group, input, { before, after });
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a video at the end of a tab.' })
  addPortfolioVideo(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @Said() input: PortfolioItemInput,
    // The only file of its operation: type-graphql waits for every file to begin before any of them is read.
    @Arg('video', () => GraphQLUpload, { description: 'An MP4 file, at most 64 MB.' })
    video: Promise<FileUpload>,
    @Image('poster', 'What is shown until it plays, as large as the video') poster: string,
  ): Promise<PortfolioItemType> {
    const open = async () => (await video).createReadStream();
    return addVideo(context, group, input, { video: open, poster });
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Changes what is said of an item.' })
  updatePortfolioItem(
    @Ctx() context: Context,
    @ItemId() id: number,
    @Said() input: PortfolioItemInput,
  ): Promise<PortfolioItemType> {
    return updateItem(context, id, input);
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Puts an item at another place, also in another tab.' })
  movePortfolioItem(
    @Ctx() context: Context,
    @ItemId() id: number,
    @Group() group: PortfolioGroupName,
    @Arg('position', () => Int, { description: 'Its place in the tab: 0 is the first.' }) position: number,
  ): Promise<PortfolioItemType> {
    return moveItem(context, id, group, position);
  }

  @Access('admin')
  @Mutation(() => Boolean, { description: 'Takes an item away; for thirty days it can be restored.' })
  removePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<boolean> {
    return removeItem(context, id);
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Brings a removed item back to its place.' })
  restorePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<PortfolioItemType> {
    return restoreItem(context, id);
  }
}
