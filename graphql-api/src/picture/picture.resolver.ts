import { type FileUpload, GraphQLUpload } from 'graphql-upload-minimal';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { UploadedImage } from './picture.type.ts';
import { uploadPicture } from './picture.upload.service.ts';
import { pictureView } from './picture.view.ts';

@Resolver()
export class PictureResolver {
  @Access('admin')
  @Mutation(() => UploadedImage, { description: 'Stores a picture for an article.' })
  async uploadImage(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'A picture, at most 10 MB.' }) file: Promise<FileUpload>,
    @Arg('alt', () => String, { nullable: true, description: 'What is seen, in words.' }) alt?: string | null,
  ): Promise<UploadedImage> {
    const open = async () => (await file).createReadStream();
    const picture = pictureView(await uploadPicture(context, open, alt ?? ''));
    return { url: picture.src, picture };
  }
}
