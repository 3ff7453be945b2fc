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
  @Field(() => String, { description: 'The name of the business, as headers and mails show it.' })
  name: string;

  @Field(() => String, { description: 'The email address of the business.' })
  email: string;

  @Field(() => String, { description: 'The phone number of the business, formatted for display.' })
  phone: string;

  @Field(() => String, { description: 'The town, province and country of the business.' })
  location: string;

  @Field(() => String, { description: "The site's URL, without a slash at its end." })
  siteUrl: string;

  @Field(() => [SocialLink], {
    description: 'The pages of the business on social networks, in display order.',
  })
  socialLinks: SocialLink[];

  @Field(() => Int, {
    nullable: true,
    description: 'The age in days at which leads are deleted; null: an admin deletes them.',
  })
  leadRetentionDays: number | null;
}
