import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Photos that have been stored.' })
export class UploadedPhotos {
  @Field(() => [String], { description: 'Their names, in the order in which they were sent.' })
  fileNames: string[];
}
