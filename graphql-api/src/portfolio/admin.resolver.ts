import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access } from '../access/operations.ts';
import { GraphQLUpload } from '../upload/scalar.ts';
import type { UploadedFile } from '../upload/upload.ts';
import { TextArg } from '../validation/rule.ts';
import type { PortfolioGroupName } from './entity.ts';
import { PortfolioFactsInput, PortfolioItemInput } from './input.ts';
import { listRemoved } from './service.ts';
import { PortfolioGroupNameEnum, PortfolioItemType } from './type.ts';
import {
  addPair,
  addPicture,
  addVideo,
  moveItem,
  removeItem,
  restoreItem,
  updateItem,
} from './write.service.ts';

const ItemId = () => Arg('id', () => Int, { description: 'The `portfolio_id` of the item.' });
const Group = () => Arg('group', () => PortfolioGroupNameEnum, { description: 'Which tab.' });
const Texts = () =>
  Arg('input', () => PortfolioItemInput, { description: 'Its caption and alternative texts.' });
const Facts = () =>
  Arg('facts', () => PortfolioFactsInput, {
    nullable: true,
    description: 'The facts of the project, which replace all of the former ones; left out, those stay.',
  });
const Image = (name: string, description: string) =>
  TextArg(name, {
    label: 'The picture',
    description: `${description}: an address that \`uploadImage\` gave.`,
    maxLength: 2000,
  });

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
    @Texts() input: PortfolioItemInput,
    @Image('image', 'The picture') image: string,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return addPicture(context, group, { input, facts }, image);
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a room before and after at the end of a tab.' })
  addPortfolioPair(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @Texts() input: PortfolioItemInput,
    @Image('before', 'The room before') before: string,
    @Image('after', 'The room after') after: string,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return addPair(context, group, { input, facts }, { before, after });
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Adds a video at the end of a tab.' })
  addPortfolioVideo(
    @Ctx() context: Context,
    @Group() group: PortfolioGroupName,
    @Texts() input: PortfolioItemInput,
    @Arg('video', () => GraphQLUpload, { description: 'An MP4 file, at most 64 MB.' })
    video: UploadedFile,
    @Image('poster', 'What is shown until it plays, as large as the video') poster: string,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return addVideo(context, group, { input, facts }, { video, poster });
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, {
    description: 'Changes the caption and the alternative texts of an item.',
  })
  updatePortfolioItem(
    @Ctx() context: Context,
    @ItemId() id: number,
    @Texts() input: PortfolioItemInput,
    @Facts() facts?: PortfolioFactsInput,
  ): Promise<PortfolioItemType> {
    return updateItem(context, id, { input, facts });
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, {
    description: 'Moves an item to another position, in its tab or another.',
  })
  movePortfolioItem(
    @Ctx() context: Context,
    @ItemId() id: number,
    @Group() group: PortfolioGroupName,
    @Arg('position', () => Int, {
      description: 'Its position in the tab: 0 is the first, past the end it is the last.',
    })
    position: number,
  ): Promise<PortfolioItemType> {
    return moveItem(context, id, group, position);
  }

  @Access('admin')
  @Mutation(() => Boolean, {
    description:
      'Removes an item, which can be restored for thirty days. Always true; NOT_FOUND where there is none.',
  })
  removePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<boolean> {
    return removeItem(context, id);
  }

  @Access('admin')
  @Mutation(() => PortfolioItemType, { description: 'Restores a removed item at its position.' })
  restorePortfolioItem(@Ctx() context: Context, @ItemId() id: number): Promise<PortfolioItemType> {
    return restoreItem(context, id);
  }
}
