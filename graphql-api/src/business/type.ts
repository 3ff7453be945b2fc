import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A page of the business on a social network.' })
export class SocialLink {
  @Field(() => String, { description: 'The name of the network.' })
  label: string;

  @Field(() => String, { description: 'The URL of the page.' })
  url: string;
}

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

  @Field(() => String, { description: "The site's URL, without a slash at its end." })
  siteUrl: string;

  @Field(() => [SocialLink], { description: 'Its pages on social networks, in the order to show them.' })
  socialLinks: SocialLink[];

  @Field(() => Int, {
    nullable: true,
    description: 'The age in days at which leads are deleted; null: an admin deletes them.',
  })
  leadRetentionDays: number | null;
}
