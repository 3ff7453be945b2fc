import { Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { PictureUrlArg } from '../picture/resolver.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { replacePicture } from './picture.service.ts';

@Access('content')
@Resolver()
export class EntryPictureResolver {
  @Mutation(() => Int, {
    description:
      'Replaces a picture in all content and drafts; earlier versions keep it. Returns the number of changed entries. NOT_FOUND if there is no such picture.',
  })
  replacePicture(
    @Ctx() context: Context,
    @PictureUrlArg() url: string,
    @PictureUrlArg('by', 'The URL of the picture that replaces it.') by: string,
  ): Promise<number> {
    return replacePicture(context, url, by);
  }
}
