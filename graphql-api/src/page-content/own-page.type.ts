import { ownPageFields } from '../../../rules/own-page.ts';
import { createType, field } from '../platform/graphql/type.ts';
import { createInput } from '../platform/validation/input.ts';
import { ContentChange } from './type.ts';

const shown = {
  path: field.text('Its path, such as `/events`.'),
  label: field.text('Its name in the navigation and in breadcrumbs.'),
  place: field.orNull(
    field.text('The page below which it is in the navigation, `/` for the footer; null: in neither.'),
  ),
};
const isListed = field.flag('Whether search engines may list it.');

export const PublishedPage = createType(
  'PublishedPage',
  'A published page that the owner added, as the navigation shows it.',
  shown,
);
export type PublishedPage = InstanceType<typeof PublishedPage>;

export const OwnPageContent = createType(
  'OwnPageContent',
  'A published page that the owner added, with its texts.',
  { ...shown, isListed, changes: field.list(() => ContentChange, 'Its texts and sections.') },
);
export type OwnPageContent = InstanceType<typeof OwnPageContent>;

export const OwnPageType = createType('OwnPage', 'A page that the owner added.', {
  ...shown,
  page_id: field.int('The id of the page; `page/{page_id}` is the key of its texts.'),
  isListed,
  isPublished: field.flag('Whether visitors can open it; otherwise its path answers 404.'),
  version: field.int('Increases with every change. `updateOwnPage` requires it.'),
});
export type OwnPageType = InstanceType<typeof OwnPageType>;

export const DeletedOwnPage = createType('DeletedOwnPage', 'The result of `deleteOwnPage`.', {
  page_id: field.int('The `page_id` of the deleted page.'),
});
export type DeletedOwnPage = InstanceType<typeof DeletedOwnPage>;

export const OwnPageInput = createInput(
  'OwnPageInput',
  'A page of the owner, beside its texts.',
  ownPageFields,
  {
    label: 'Its name in the navigation and in breadcrumbs.',
    path: 'Its path, such as `/events`. A former path redirects to it.',
    place: 'The page below which it is in the navigation, `/` for the footer.',
    isListed: 'Whether search engines may list it.',
    isPublished: 'Whether visitors can open it. A new page is not published.',
  },
);
export type OwnPageInput = InstanceType<typeof OwnPageInput>;
