import { Field, Int, ObjectType } from 'type-graphql';
import { ownPageFields } from '../../../rules/own-page.ts';
import { createInput } from '../platform/validation/input.ts';
import { ContentChange } from './type.ts';

@ObjectType({ description: 'A published page that the owner added, as the navigation shows it.' })
export class PublishedPage {
  @Field(() => String, { description: 'Its path, such as `/events`.' })
  path: string;

  @Field(() => String, { description: 'Its name in the navigation and in breadcrumbs.' })
  label: string;

  @Field(() => String, {
    nullable: true,
    description: 'The page below which it is in the navigation, `/` for the footer; null: in neither.',
  })
  place: string | null;
}

@ObjectType({ description: 'A published page that the owner added, with its texts.' })
export class OwnPageContent extends PublishedPage {
  @Field(() => Boolean, { description: 'Whether search engines may list it.' })
  isListed: boolean;

  @Field(() => [ContentChange], { description: 'Its texts and sections.' })
  changes: ContentChange[];
}

@ObjectType('OwnPage', { description: 'A page that the owner added.' })
export class OwnPageType extends PublishedPage {
  @Field(() => Int, { description: 'The id of the page; `page/{page_id}` is the key of its texts.' })
  page_id: number;

  @Field(() => Boolean, { description: 'Whether search engines may list it.' })
  isListed: boolean;

  @Field(() => Boolean, { description: 'Whether visitors can open it; otherwise its path answers 404.' })
  isPublished: boolean;

  @Field(() => Int, { description: 'Increases with every change. `updateOwnPage` requires it.' })
  version: number;
}

@ObjectType({ description: 'The result of `deleteOwnPage`.' })
export class DeletedOwnPage {
  @Field(() => Int, { description: 'The `page_id` of the deleted page.' })
  page_id: number;
}

export const OwnPageInput = createInput('OwnPageInput', {
  description: 'A page of the owner, beside its texts.',
  fields: ownPageFields,
  descriptions: {
    label: 'Its name in the navigation and in breadcrumbs.',
    path: 'Its path, such as `/events`. A former path redirects to it.',
    place: 'The page below which it is in the navigation, `/` for the footer.',
    isListed: 'Whether search engines may list it.',
    isPublished: 'Whether visitors can open it. A new page is not published.',
  },
});
export type OwnPageInput = InstanceType<typeof OwnPageInput>;
