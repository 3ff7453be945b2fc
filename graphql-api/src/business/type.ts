import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The business that owns this site.' })
export class Business {
  @Field(() => String, { description: 'Its name, as headers and mails show it.' })
  name: string;

  @Field(() => String, { description: 'Its email address.' })
  email: string;

  @Field(() => String, { description: 'Its phone number, as people read it.' })
  phone: string;

  @Field(() => String, { description: 'Its town, province and country.' })
  location: string;

  @Field(() => String, { description: "The site's own address, without a slash at its end." })
  siteUrl: string;

  @Field(() => Int, { description: 'Days after which what visitors sent is deleted.' })
  leadRetentionDays: number;
}
