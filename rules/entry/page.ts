import type { EntryDeclaration } from './entry.ts';

// `content/editable/` has the fields of pages; values are the owner's changes.

/** A page, or content that several pages share. The slug is the page's path or the content's key. */
export const page: EntryDeclaration = {
  kind: 'page',
  label: ['Page', 'Pages'],
  access: 'business',
  keeps: ['schedule'],
  isFixed: true,
  fields: {},
  descriptors: {},
  title: 'title',
  adminPath: '/admin/pages',
  // The pages of the owner have the line.
  menu: null,
};

/** The details of the business. Leads go to its email address and phone number. */
export const business: EntryDeclaration = {
  kind: 'business',
  label: ['Business details', 'Business details'],
  access: 'business',
  keeps: [],
  asksForCode: true,
  isFixed: true,
  fields: {},
  descriptors: {},
  title: 'title',
  adminPath: '/admin/business',
  menu: null,
};
