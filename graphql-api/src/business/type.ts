import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who this site belongs to.' })
export class Business {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Where it reads mail.' })
  email: string;

  @Field(() => String, { description: 'Where it answers the phone.' })
  phone: string;

  @Field(() => String, { description: 'Where it is.' })
  location: string;

  @Field(() => String, { description: "The site's own address, without a slash at its end." })
  siteUrl: string;

  @Field(() => Int, { description: 'After how many days it deletes what visitors have sent.' })
  leadRetentionDays: number;
}
