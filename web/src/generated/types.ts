export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSON: { input: unknown; output: unknown; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A local date string (i.e., with no associated timezone) in `YYYY-MM-DD` format, e.g. `2020-01-01`. */
  LocalDate: { input: string; output: string; }
  /** Floats that will have a value of 0 or more. */
  NonNegativeFloat: { input: number; output: number; }
  /** Integers that will have a value greater than 0. */
  PositiveInt: { input: number; output: number; }
  /** A field whose value is a generic Universally Unique Identifier: https://en.wikipedia.org/wiki/Universally_unique_identifier. */
  UUID: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** An account. */
export type Account = {
  /** The email address of the account. */
  email: Scalars['String']['output'];
  /** Whether the account may enter the admin area. */
  isAdmin: Scalars['Boolean']['output'];
  /** The name that colleagues see in place of the email address; empty if there is none. */
  name: Scalars['String']['output'];
  /** Its role, which decides what it may do there. */
  role: Role;
  /** The end of the replies of the account; empty for none. */
  signature: Scalars['String']['output'];
};

/** An event in the list of activity. */
export type Activity = {
  /** The id of the event. */
  activity_id: Scalars['UUID']['output'];
  /** The time of the event. */
  at: Scalars['DateTimeISO']['output'];
  /** The email address of the admin; null for a command on the server. */
  by: Maybe<Scalars['String']['output']>;
  /** The number of exported, erased or changed leads; null for other events. */
  count: Maybe<Scalars['Int']['output']>;
  /** The kind of the entry; null for other events. */
  entryKind: Maybe<Scalars['String']['output']>;
  /** The number of the entry; null for other events. */
  entryNumber: Maybe<Scalars['Int']['output']>;
  /** The kind of event. */
  event: ActivityEvent;
  /** The title of an entry or a form, or the name of a device; null for other events. */
  subject: Maybe<Scalars['String']['output']>;
};

/** A page of the activity, newest first. */
export type ActivityConnection = {
  /** The items of this page with their cursors. */
  edges: Array<ActivityEdge>;
  /** The items of this page without their cursors. */
  nodes: Array<Activity>;
  /** The limits of this page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list with its cursor. */
export type ActivityEdge = {
  /** The position of the item in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Activity;
};

/** An event in the list of activity. */
export type ActivityEvent =
  /** An invited admin set a password. */
  | 'ADMIN_ADDED'
  /** An admin invited another one. */
  | 'ADMIN_INVITED'
  /** An admin, or a command on the server, removed an admin. */
  | 'ADMIN_REMOVED'
  /** An admin changed the role of an admin. */
  | 'ADMIN_ROLE_CHANGED'
  /** An admin deleted an entry. */
  | 'ENTRY_DELETED'
  /** An import stored an entry. */
  | 'ENTRY_IMPORTED'
  /** An admin moved an entry. */
  | 'ENTRY_MOVED'
  /** An admin published an entry, or a change of it. */
  | 'ENTRY_PUBLISHED'
  /** An admin restored a deleted entry. */
  | 'ENTRY_RESTORED'
  /** An admin scheduled an entry, or a change of it. */
  | 'ENTRY_SCHEDULED'
  /** An admin made a link to a draft. */
  | 'ENTRY_SHARED'
  /** An admin took an entry back from the public pages. */
  | 'ENTRY_UNPUBLISHED'
  /** An admin ended the link to a draft. */
  | 'ENTRY_UNSHARED'
  /** An admin, or a command on the server, withdrew an invitation. */
  | 'INVITATION_WITHDRAWN'
  /** An admin exported leads. */
  | 'LEADS_EXPORTED'
  /** An admin moved leads to the state ANSWERED. */
  | 'LEAD_ANSWERED'
  /** An admin moved leads to the state DONE. */
  | 'LEAD_DONE'
  /** An admin set or removed the follow-up date of a lead. */
  | 'LEAD_FOLLOWED_UP'
  /** An admin moved leads to the state LOST. */
  | 'LEAD_LOST'
  /** An admin moved leads to the state NEW. */
  | 'LEAD_NEW'
  /** An admin added a note to a lead. */
  | 'LEAD_NOTED'
  /** An admin replied to a lead. */
  | 'LEAD_REPLIED'
  /** An admin sent a failed or held mail of a lead again. */
  | 'LEAD_RESENT'
  /** An admin moved leads to the state SPAM. */
  | 'LEAD_SPAM'
  /** An admin deleted a note. */
  | 'LEAD_UNNOTED'
  /** An admin withdrew a reply that was not sent yet. */
  | 'LEAD_UNREPLIED'
  /** An admin moved leads to the state WON. */
  | 'LEAD_WON'
  /** An admin signed in. */
  | 'LOGIN_SUCCEEDED'
  /** An admin started to send a newsletter, or it started at its time. */
  | 'NEWSLETTER_STARTED'
  /** An admin changed a password. */
  | 'PASSWORD_CHANGED'
  /** An admin set a password by a mailed link. */
  | 'PASSWORD_RESET'
  /** An admin deleted a person's data. */
  | 'PERSON_ERASED'
  /** An admin replaced the recovery codes. */
  | 'RECOVERY_CODES_REPLACED'
  /** An admin used a recovery code. */
  | 'RECOVERY_CODE_USED'
  /** An admin, or a command on the server, turned a second factor off. */
  | 'SECOND_FACTOR_DISABLED'
  /** An admin turned the second factor on. */
  | 'SECOND_FACTOR_ENABLED'
  /** An admin ended the session of a device. */
  | 'SESSION_ENDED'
  /** An admin exported the subscribers of the newsletter. */
  | 'SUBSCRIBERS_EXPORTED'
  /** An admin ended a subscription of the newsletter. */
  | 'SUBSCRIBER_REMOVED';

/** An account that may enter the admin area. */
export type Admin = {
  /** The id of the account. */
  account_id: Scalars['Int']['output'];
  /** The time when the account was added. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The email address of the account. */
  email: Scalars['String']['output'];
  /** Whether signing in requires a code. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** The name that colleagues see in place of the email address; empty if there is none. */
  name: Scalars['String']['output'];
  /** Its role. */
  role: Role;
  /** The number of devices that are signed in. */
  sessionCount: Scalars['Int']['output'];
};

/** An article of the blog. */
export type Blog = {
  /** The id of the article. It never changes. */
  blog_id: Scalars['Int']['output'];
  /** The URL of the picture that `uploadImage` returned. */
  blog_image: Maybe<Scalars['String']['output']>;
  /** The blocks, in the order of the page. */
  blogs_content: Array<BlogContent>;
  /** The introduction, as HTML. Only text, lists and links are stored. */
  brief_paragraph: Maybe<Scalars['String']['output']>;
  /** Canonical URL; the page links it only if it is an http(s) URL. */
  canonicalLink: Maybe<Scalars['String']['output']>;
  /** The `category_id` of the category. 'All' is not allowed. */
  category: Scalars['Int']['output'];
  /** The category of the article. */
  categoryDetails: Category;
  /** The description for search engines: `metaDescription`; if empty, the beginning of the introduction as plain text, or the title. */
  description: Scalars['String']['output'];
  /** Description for search engines. */
  metaDescription: Maybe<Scalars['String']['output']>;
  /** Title for search engines; if empty, the title of the article is used. */
  metaTitle: Maybe<Scalars['String']['output']>;
  /** The picture in all widths; null if `blog_image` is not an uploaded picture. */
  picture: Maybe<Picture>;
  /** The time of publication, which may be in the future; null for a draft. */
  publishAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The date shown to readers, as free text. It does not affect the order. */
  published_date: Maybe<Scalars['String']['output']>;
  /** The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique. */
  slug_url: Scalars['String']['output'];
  /** The state of the article. */
  state: BlogState;
  /** The title of the article. */
  title: Scalars['String']['output'];
  /** The time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Increases with every change. `updateBlog` requires it. */
  version: Scalars['Int']['output'];
};

/** A block of an article. */
export type BlogContent = {
  /** The heading of the block. */
  heading: Scalars['String']['output'];
  /** The text of the block: HTML if it begins with a tag, otherwise plain text. */
  paragraph: Scalars['String']['output'];
};

/** A block of an article. A block without a heading or a paragraph is not stored. */
export type BlogContentInput = {
  /** The heading of the block. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** The paragraph of the block: plain text, or HTML if it begins with a tag. */
  paragraph?: InputMaybe<Scalars['String']['input']>;
};

/** The content of an article, for creating or changing it. */
export type BlogInput = {
  /** The URL of the picture that `uploadImage` returned. */
  blog_image?: InputMaybe<Scalars['String']['input']>;
  /** The blocks of the article, in order. */
  blogs_content?: InputMaybe<Array<BlogContentInput>>;
  /** The introduction, as HTML. Only text, lists and links are stored. */
  brief_paragraph?: InputMaybe<Scalars['String']['input']>;
  /** Canonical URL; the page links it only if it is an http(s) URL. */
  canonicalLink?: InputMaybe<Scalars['String']['input']>;
  /** The `category_id` of the category. 'All' is not allowed. */
  category: Scalars['Int']['input'];
  /** True makes it visible to admins only. If omitted, a stored article does not change, and a new one is published. */
  draft?: InputMaybe<Scalars['Boolean']['input']>;
  /** Description for search engines. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** Title for search engines; if empty, the title of the article is used. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** The time of publication. A time in the past means now, and so does omitting it. */
  publishAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The date shown to readers, as free text. It does not affect the order. */
  published_date?: InputMaybe<Scalars['String']['input']>;
  /** The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique. */
  slug_url: Scalars['String']['input'];
  /** The title of the article. */
  title: Scalars['String']['input'];
};

/** A page of the list of articles. */
export type BlogPage = {
  /** The articles of this page. */
  items: Array<Blog>;
  /** The number of this page; the first page is 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of articles on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The state of an article. */
export type BlogState =
  /** Visible to admins. */
  | 'DRAFT'
  /** Visible to everyone. */
  | 'PUBLISHED'
  /** Visible to admins; visible to everyone from `publishAt`. */
  | 'SCHEDULED';

/** The business that owns this site. */
export type Business = {
  /** The postal address, which every mail contains. */
  address: Scalars['String']['output'];
  /** The email address of the business. */
  email: Scalars['String']['output'];
  /** Leads are deleted so many days after the last form, mail or reply of their conversation; null: an admin deletes them. */
  leadRetentionDays: Maybe<Scalars['Int']['output']>;
  /** The town, province and country of the business. */
  location: Scalars['String']['output'];
  /** The name of the business, as headers and mails show it. */
  name: Scalars['String']['output'];
  /** The opening hours; empty if the site does not state them. */
  openingHours: Array<OpeningHours>;
  /** The phone number of the business, formatted for display. */
  phone: Scalars['String']['output'];
  /** The places that the business serves. */
  serviceArea: Array<Scalars['String']['output']>;
  /** The site's URL, without a slash at its end. */
  siteUrl: Scalars['String']['output'];
  /** The pages of the business on social networks, in display order. */
  socialLinks: Array<SocialLink>;
};

/** A category of the blog. 'All' stands for all categories. */
export type Category = {
  /** The name, such as 'Home Staging'. */
  category: Scalars['String']['output'];
  /** The id of the category, which `Blog.category` refers to. */
  category_id: Scalars['Int']['output'];
  /** Increases with every change. */
  version: Scalars['Int']['output'];
};

/** The current password and a new one. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** The new password, 8 to 16 characters and none of the most common ones. */
  password: Scalars['String']['input'];
};

/** An admin, as the other admins see them. */
export type Colleague = {
  /** The email address, by which entries, replies and the activity name the admin. */
  email: Scalars['String']['output'];
  /** The name that colleagues see in place of the email address; empty if there is none. */
  name: Scalars['String']['output'];
};

/** A field that the owner changed. */
export type ContentChange = {
  /** The path of the field, such as `hero.paragraph`. A list is one field. */
  path: Scalars['String']['output'];
  /** The value: a text, number, boolean, link `{label, to}`, picture, or a whole list. A picture has the `src` of an upload or the `name` of a picture of the site, `alt` and optionally `focus: {x, y}` in percent. */
  value: Scalars['JSON']['output'];
};

/** A day of the week. */
export type DayOfWeek =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** The result of `deleteBlog`. */
export type DeletedBlog = {
  /** The id of the deleted article, for `restoreEntry`. */
  blog_id: Scalars['Int']['output'];
};

/** The result of `deleteLeadNote`. */
export type DeletedLeadNote = {
  /** The id of the deleted note. */
  note_id: Scalars['Int']['output'];
};

/** The result of `deleteLocationPage`. */
export type DeletedLocationPage = {
  /** The id of the deleted page, for `restoreEntry`. */
  location_id: Scalars['Int']['output'];
};

/** A device that is signed in. */
export type Device = {
  /** The time of the sign-in. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The browser and the system, such as `Firefox on Windows`. */
  device: Scalars['String']['output'];
  /** Whether this device sent the request. */
  isCurrent: Scalars['Boolean']['output'];
  /** The time of the last request, exact to an hour. */
  lastUsedAt: Scalars['DateTimeISO']['output'];
  /** The id of the session. */
  session_id: Scalars['UUID']['output'];
};

/** A link that shows a draft without an account. */
export type DraftLink = {
  /** The email address of the admin who made it. */
  createdBy: Maybe<Scalars['String']['output']>;
  /** The time at which the link ends. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The URL, which only the response that makes the link has: the server stores a hash. */
  url: Maybe<Scalars['String']['output']>;
};

/** An entry that waits for an admin. */
export type DueEntry = {
  /** The time of the publication; of a draft, that of the last change. */
  dueAt: Scalars['DateTimeISO']['output'];
  /** The entry. */
  entry: Entry;
  /** Why it waits. */
  reason: DueReason;
};

/** Why an entry waits for an admin. */
export type DueReason =
  /** Its draft, or an entry that is not published, waits without a time. */
  | 'DRAFT'
  /** Its draft could not be published at its time. */
  | 'PROBLEM'
  /** It, or its draft, is published today. */
  | 'SCHEDULED';

/** A page or shared content with the fields of its editor. */
export type EditablePage = {
  /** The owner's changes: the fields of the entry by their path. */
  entry: Entry;
  /** The fields in the order of the page: kind, label, limits, and the fields inside. */
  fields: Scalars['JSONObject']['output'];
  /** The name in the admin area. */
  name: Scalars['String']['output'];
  /** The content without changes. */
  original: Scalars['JSONObject']['output'];
  /** The path of the page, or the key of shared content such as `prices`. */
  page: Scalars['String']['output'];
};

/** A session that was ended. */
export type EndedSession = {
  /** The id of the session. */
  session_id: Scalars['UUID']['output'];
};

/** The result of `endSubscription`. */
export type EndedSubscription = {
  /** The id of the subscriber. */
  id: Scalars['UUID']['output'];
};

/** An enquiry about project management or a partnership. */
export type EnquiryInput = {
  /** A description of the project or the business. */
  description: Scalars['String']['input'];
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** The name of the form. */
  formType: Scalars['String']['input'];
  /** Name of the visitor. */
  name: Scalars['String']['input'];
  /** Phone number of the visitor; only its digits are stored. */
  phoneNum: Scalars['String']['input'];
  /** The `submissionId` of the submission that this one corrects. The server may not have received that one. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The client creates one id for each filled-in form. A repeated submission gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** The best time for a call, as free text. */
  timeToConnect: Scalars['String']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Something that the owner edits: an article, a category, … */
export type Entry = {
  /** The path of its page; null if it has none. */
  address: Maybe<Scalars['String']['output']>;
  /** The time of the deletion. */
  deletedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The draft; null if there is none. */
  draft: Maybe<EntryDraft>;
  /** The stored fields by name. Missing ones are empty. Those of version 0 are in its draft. */
  fields: Scalars['JSONObject']['output'];
  /** The kind of entry, such as `category`. */
  kind: Scalars['String']['output'];
  /** The number within its kind. It never changes. */
  number: Scalars['Int']['output'];
  /** The position; null if the kind has no order. */
  position: Maybe<Scalars['Int']['output']>;
  /** The time of publication, which may be in the future; null if it is not published. */
  publishAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The slug; null if the kind has no address. */
  slug: Maybe<Scalars['String']['output']>;
  /** The state of the entry. */
  state: EntryState;
  /** The value of the field that names the entry. */
  title: Scalars['String']['output'];
  /** The names of stored fields that this release does not know, also of the draft. They stay stored, and no page shows them. */
  unknown: Array<Scalars['String']['output']>;
  /** The time of the last change, without its draft. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who changed it last. */
  updatedBy: Maybe<Scalars['String']['output']>;
  /** Increases with every change; 0 for a new entry with only a draft. */
  version: Scalars['Int']['output'];
};

/** The unpublished fields of an entry, which all admins share. */
export type EntryDraft = {
  /** The messages of fields that break a rule, by path. Publishing requires that there are none. */
  errors: Scalars['JSONObject']['output'];
  /** All fields of the entry, by name. */
  fields: Scalars['JSONObject']['output'];
  /** Why it could not be published at `publishAt`; null if that did not happen. */
  problem: Maybe<Scalars['String']['output']>;
  /** The time at which a job publishes the draft; null: not scheduled. */
  publishAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** Increases with every save. The next save requires it. */
  revision: Scalars['Int']['output'];
  /** The time of the last save. */
  savedAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who saved it last. */
  savedBy: Maybe<Scalars['String']['output']>;
  /** The version of the entry that the draft started from. A newer version is a conflict. */
  version: Scalars['Int']['output'];
};

/** A page of the list of entries. */
export type EntryPage = {
  /** The entries of this page. */
  items: Array<Entry>;
  /** The number of this page; the first page is 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of entries on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The state of an entry. */
export type EntryState =
  /** In the trash; it can be restored for thirty days. */
  | 'DELETED'
  /** Visible to admins. */
  | 'DRAFT'
  /** Visible to everyone. */
  | 'PUBLISHED'
  /** Visible to admins; published at `publishAt`, or at that of its draft. */
  | 'SCHEDULED';

/** The fields of an entry at one time. */
export type EntryVersion = {
  /** What created it. */
  action: EntryVersionAction;
  /** The time at which it was saved. */
  at: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who saved it; null if no admin did. */
  by: Maybe<Scalars['String']['output']>;
  /** All fields of the entry, by name. */
  fields: Scalars['JSONObject']['output'];
  /** The version of the entry. */
  version: Scalars['Int']['output'];
  /** The id of the version. Newer versions have higher ids. */
  version_id: Scalars['Int']['output'];
};

/** What created a version of an entry. */
export type EntryVersionAction =
  /** An import from another site. */
  | 'IMPORTED'
  /** An admin moved it to another part of the order. */
  | 'MOVED'
  /** An admin published it. */
  | 'PUBLISHED'
  /** An admin saved it without publishing it. */
  | 'SAVED'
  /** An admin scheduled it. */
  | 'SCHEDULED';

/** A record of a deletion of a person's data. It contains none of that data. */
export type Erasure = {
  /** The time of the deletion. */
  erasedAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who deleted the data, or 'the retention period'. */
  erasedBy: Scalars['String']['output'];
  /** The reference number for the person. */
  erasure_id: Scalars['UUID']['output'];
  /** The number of leads, without the forms of the subscriptions that are counted. */
  leads: Scalars['Int']['output'];
  /** The number of mails in the queue and in files. */
  mails: Scalars['Int']['output'];
  /** The number of messages that came in by mail. */
  messages: Scalars['Int']['output'];
  /** The number of photos. */
  photos: Scalars['Int']['output'];
  /** The number of newsletter subscriptions. */
  subscriptions: Scalars['Int']['output'];
};

/** A page of erasures, newest first. */
export type ErasureConnection = {
  /** The items of this page with their cursors. */
  edges: Array<ErasureEdge>;
  /** The items of this page without their cursors. */
  nodes: Array<Erasure>;
  /** The limits of this page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list with its cursor. */
export type ErasureEdge = {
  /** The position of the item in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Erasure;
};

/** The values of `extensions.code` of an error. No field has this type. */
export type ErrorCode =
  /** The HTTP request is not a GraphQL request. */
  | 'BAD_REQUEST'
  /** The input breaks a rule. `extensions.fields` has field names with messages. */
  | 'BAD_USER_INPUT'
  /** Someone else saved a newer version. `extensions.conflict` has `version`, `savedBy` and `savedAt`. */
  | 'CONFLICT'
  /** The signed-in account does not have access to the operation. */
  | 'FORBIDDEN'
  /** The operation is not valid GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The operation does not match the schema, or exceeds a limit. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The server failed. The message does not contain the cause. */
  | 'INTERNAL_SERVER_ERROR'
  /** The object to change does not exist. */
  | 'NOT_FOUND'
  /** The document has no operation of this name. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The server has no operation with this hash; send its text. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** An operation cannot be stored under this hash. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** Too many requests; `extensions.retryAfter` has the seconds to wait. */
  | 'RATE_LIMITED'
  /** The account has a second factor: sign in with `code`, or call `confirmSecondFactor` and repeat the operation. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The server is temporarily unable to run the operation. `extensions.retryAfter` has the seconds to wait. */
  | 'SERVICE_UNAVAILABLE'
  /** The token is missing, unknown or expired. */
  | 'UNAUTHENTICATED';

/** A text of an entry that spells an earlier price. */
export type FigurePlace = {
  /** The entry. */
  entry: Entry;
  /** The amount in brackets, with the words around it. */
  excerpt: Scalars['String']['output'];
  /** The names of the fields with this text, such as "Hero: Paragraph". */
  fields: Array<Scalars['String']['output']>;
  /** Whether its draft has this text. */
  inDraft: Scalars['Boolean']['output'];
  /** Whether the entry has this text. */
  inEntry: Scalars['Boolean']['output'];
  /** The `revision` of its draft; 0 if there is none. */
  revision: Scalars['Int']['output'];
};

/** A point of a picture. */
export type Focus = {
  /** Percent from the left. */
  x: Scalars['Int']['output'];
  /** Percent from the top. */
  y: Scalars['Int']['output'];
};

/** An entry that a search has found. */
export type FoundEntry = {
  /** The entry. */
  entry: Entry;
  /** The words around the first found one; null if the title or the slug has all of them. */
  excerpt: Maybe<Scalars['String']['output']>;
};

/** An import of a WordPress export. */
export type ImportRun = {
  /** The number of posts that it has read. */
  done: Scalars['Int']['output'];
  /** The time of its end; null while it waits or runs. */
  finishedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The number of articles that it created. */
  imported: Scalars['Int']['output'];
  /** A line for each part of the export that it left out, with the reason: the first 100. `/api/imports/{id}/report.txt` has all. */
  leftOut: Array<Scalars['String']['output']>;
  /** The number of lines of its report. */
  leftOutCount: Scalars['Int']['output'];
  /** The number of pictures that it stored. */
  pictures: Scalars['Int']['output'];
  /** The number of posts in the file; 0 until it is known. */
  posts: Scalars['Int']['output'];
  /** Why it failed; null in other states. */
  reason: Maybe<Scalars['String']['output']>;
  /** The id of the import. */
  run_id: Scalars['UUID']['output'];
  /** The time of the upload. */
  startedAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who uploaded the file. */
  startedBy: Scalars['String']['output'];
  /** The state of the import. */
  state: ImportState;
  /** The number of articles that an earlier import created and that did not change. */
  unchanged: Scalars['Int']['output'];
};

/** The state of an import. */
export type ImportState =
  /** An admin has cancelled it. The articles that it had imported stay. */
  | 'CANCELLED'
  /** It ended early; `reason` says why. The articles that it had imported stay. */
  | 'FAILED'
  /** It has read the whole file. */
  | 'FINISHED'
  /** It reads the file. */
  | 'RUNNING'
  /** It begins when the imports before it have ended. */
  | 'WAITING';

/** An invitation to become an admin, which was not accepted yet. */
export type Invitation = {
  /** The email address that the link was mailed to. */
  email: Scalars['String']['output'];
  /** The time when the link expires. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who sent it. */
  invitedBy: Scalars['String']['output'];
  /** The role of the new admin. */
  role: Role;
};

/** A form that a visitor sent. */
export type Lead = {
  /** The time of the form or of the newest mail of the client, which orders the lists of the inbox. */
  activeAt: Scalars['DateTimeISO']['output'];
  /** The values of `fields`, formatted, in the order of the form, without the photos. */
  answers: Array<LeadAnswer>;
  /** True if the client has written by mail since the last answer. */
  awaitsReply: Scalars['Boolean']['output'];
  /** The unsent reply and note of the caller; null if there is none. */
  draft: Maybe<LeadDraft>;
  /** The versions that the visitor corrected, the latest first. `leads` does not list them. */
  earlier: Array<Lead>;
  /** The visitor's email address; null if none was entered. */
  email: Maybe<Scalars['String']['output']>;
  /** The values that were sent, by the form's field names. */
  fields: Scalars['JSONObject']['output'];
  /** The day on which the daily mail reminds of it; null without one. */
  followUpOn: Maybe<Scalars['LocalDate']['output']>;
  /** The name of the form: 'Get a Qoute', 'Get in Touch', 'Contact', 'Message genrated through Project Management form', 'Message genrated through Partnership form', 'Newsletter', 'Email' for a mail of an unknown sender, or the text that a client of the main contact form sent. */
  formType: Scalars['String']['output'];
  /** The id of the lead. */
  id: Scalars['ID']['output'];
  /** True until an admin marks it as read, or answers it. */
  isUnread: Scalars['Boolean']['output'];
  /** The mails about the lead, the business's first. */
  mails: Array<LeadMail>;
  /** The mails of the client, and others that answer ours, oldest first. */
  messages: Array<LeadMessage>;
  /** The newest mail of the client in the conversation; null without one. Automatic ones do not count. */
  newestMessage: Maybe<LeadMessage>;
  /** The notes of admins, oldest first. */
  notes: Array<LeadNote>;
  /** The photos, in the order in which they were sent. */
  photos: Array<LeadPhoto>;
  /** The `submissionId` of the version that this lead corrects; null if it corrects none. */
  replaces: Maybe<Scalars['UUID']['output']>;
  /** The replies of admins, oldest first. */
  replies: Array<LeadReply>;
  /** The subject of a reply without an own one: that of the newest message, else of the acknowledgement. */
  replySubject: Scalars['String']['output'];
  /** The source of the visit during which the form was sent; null if the client did not send it. */
  source: Maybe<LeadSource>;
  /** The state of the lead. */
  state: LeadState;
  /** The id that the visitor's client gave the submission. */
  submissionId: Scalars['UUID']['output'];
  /** The time at which the server stored the lead. */
  submittedAt: Scalars['DateTimeISO']['output'];
};

/** An answer of a form, formatted for display. */
export type LeadAnswer = {
  /** The label of the form's field, such as 'Estimated list price'. */
  label: Scalars['String']['output'];
  /** The name of the form's field, such as 'listPrice'. */
  name: Scalars['String']['output'];
  /** The formatted value, such as '$1,150,000' or '905-555-0199'. */
  value: Scalars['String']['output'];
};

/** A list of the inbox. A conversation is in one of them, by its newest lead. */
export type LeadBox =
  /** In any list except SPAM. */
  | 'ANY'
  /** Done, won or lost. */
  | 'DONE'
  /** It has a `followUpOn`; the day that comes first is listed first. */
  | 'FOLLOW_UP'
  /** Not answered yet, or the client has written since the answer. */
  | 'NEW'
  /** Leads that are marked as spam, each on its own. */
  | 'SPAM'
  /** Answered; the person has not written again. */
  | 'WAITING';

/** A page of leads, newest first. */
export type LeadConnection = {
  /** The items of this page with their cursors. */
  edges: Array<LeadEdge>;
  /** The items of this page without their cursors. */
  nodes: Array<Lead>;
  /** The limits of this page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The unsent reply and note of the caller for a lead. */
export type LeadDraft = {
  /** The text of the note. */
  note: Scalars['String']['output'];
  /** The attached pictures. */
  pictures: Array<Picture>;
  /** The time at which it was saved. */
  savedAt: Scalars['DateTimeISO']['output'];
  /** The time for which the withdrawn reply was scheduled; null without one. Nothing is sent then. */
  sendAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The subject; null for that of the acknowledgement. */
  subject: Maybe<Scalars['String']['output']>;
  /** The text, without the signatures of the admin and of the business. */
  text: Scalars['String']['output'];
};

/** The unsent reply and note for a lead. A draft without texts and pictures is deleted. */
export type LeadDraftInput = {
  /** The text of the note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The `src` of each picture to attach, at most 6. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The subject; if omitted, that of the acknowledgement. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The text of the reply. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** An item of a list with its cursor. */
export type LeadEdge = {
  /** The position of the item in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Lead;
};

/** The number of leads of a form or source, without spam. */
export type LeadGroup = {
  /** The number of leads. */
  count: Scalars['Int']['output'];
  /** The name of the form; or the campaign source, or else the referring site, which are null if both are unknown. */
  name: Maybe<Scalars['String']['output']>;
  /** The number of leads that wait for an answer. */
  unanswered: Scalars['Int']['output'];
  /** The number of leads in the state WON. */
  won: Scalars['Int']['output'];
};

/** A mail about a lead. */
export type LeadMail = {
  /** The id of the mail. Its Message-ID begins with it. */
  id: Scalars['ID']['output'];
  /** True if it is a reply of an admin; its id is then the `reply_id`. */
  isReply: Scalars['Boolean']['output'];
  /** The mail server's last error; null if there was none or the mail was sent. */
  lastError: Maybe<Scalars['String']['output']>;
  /** The number of retries. */
  retries: Scalars['Int']['output'];
  /** The time at which the mail server accepted it; null until then. */
  sentAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The state of the mail. */
  state: MailState;
  /** The recipient. */
  to: MailRecipient;
  /** The time of the last attempt; null until the first one. */
  triedAt: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A mail of a client. */
export type LeadMessage = {
  /** The files, pictures in the text included. */
  attachments: Array<MessageAttachment>;
  /** The sender. */
  from: MessageSender;
  /** The signed path of the HTML, for a sandboxed frame; null without HTML. It has no scripts, forms, links and remote files. */
  htmlUrl: Maybe<Scalars['String']['output']>;
  /** True if a program sent it, such as an absence note or a list. */
  isAutomatic: Scalars['Boolean']['output'];
  /** True if the text or the files have less than the mail, because it is very long or cannot be read. The original has it in full up to 64 MB, and the mailbox in any case. */
  isCut: Scalars['Boolean']['output'];
  /** True if the email address of the sender is not one of the person. */
  isFromOtherAddress: Scalars['Boolean']['output'];
  /** The id of the message. */
  message_id: Scalars['ID']['output'];
  /** The signed path of the mail as it was received, a download. */
  originalUrl: Scalars['String']['output'];
  /** The quoted mails and the signature, which follow the text; null if there are none. */
  quotedText: Maybe<Scalars['String']['output']>;
  /** The time at which the mailbox received it. */
  receivedAt: Scalars['DateTimeISO']['output'];
  /** The subject, which may be empty. */
  subject: Scalars['String']['output'];
  /** The words of the client, as plain text. */
  text: Scalars['String']['output'];
};

/** A note that an admin added to a lead. */
export type LeadNote = {
  /** The id of the note. Newer notes have higher ids. */
  note_id: Scalars['Int']['output'];
  /** The text of the note. */
  text: Scalars['String']['output'];
  /** The time at which it was written. */
  writtenAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who wrote it. */
  writtenBy: Scalars['String']['output'];
};

/** The leads of some weeks in numbers, without spam, newsletter subscriptions and outdated versions. */
export type LeadOverview = {
  /** The number of leads in other states than NEW. */
  answered: Scalars['Int']['output'];
  /** The number of leads. */
  count: Scalars['Int']['output'];
  /** The forms with leads, the most frequent first. */
  forms: Array<LeadGroup>;
  /** The median time to the first answer of a lead, and to the answer of each message, in minutes; null if none was answered. */
  medianAnswerMinutes: Maybe<Scalars['Int']['output']>;
  /** The ten most frequent sources, the most frequent first. */
  sources: Array<LeadGroup>;
  /** The weeks, the current week first. */
  weeks: Array<LeadWeek>;
  /** The number of leads in the state WON. */
  won: Scalars['Int']['output'];
};

/** A photo of a lead. */
export type LeadPhoto = {
  /** The file name that `uploadQuotePhotos` returned. */
  fileName: Scalars['String']['output'];
  /** The path of a small version, 320 pixels wide. */
  thumbnail: Scalars['String']['output'];
  /** The signed path of the photo. It expires after a day. */
  url: Scalars['String']['output'];
};

/** A reply of an admin to a lead. */
export type LeadReply = {
  /** The words of a mail server that could not deliver the sent mail; null without. */
  bounce: Maybe<Scalars['String']['output']>;
  /** The mail with its state. */
  mail: Maybe<LeadMail>;
  /** The attached pictures. */
  pictures: Array<Picture>;
  /** The id of the reply and of its mail. */
  reply_id: Scalars['ID']['output'];
  /** The time for which it was scheduled; null: it was sent at once. */
  sendAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The signature of the admin, which the mail has below the text; empty for none. */
  signature: Scalars['String']['output'];
  /** The subject; null for that of the acknowledgement. */
  subject: Maybe<Scalars['String']['output']>;
  /** The text, without the signatures of the admin and of the business. */
  text: Scalars['String']['output'];
  /** The time at which it was written. */
  writtenAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who wrote it. */
  writtenBy: Scalars['String']['output'];
};

/** A reply to a lead. */
export type LeadReplyInput = {
  /** The day on which the daily mail reminds of the lead; if omitted, the date does not change. */
  followUpOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The `src` of each picture to attach, at most 6. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The ids of earlier replies that this one replaces, such as those whose response was lost. They are withdrawn; BAD_USER_INPUT for this field if one is sent already. */
  replaces?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The client creates one id for each reply. A repeated reply is not sent again; a changed one has a new id. */
  reply_id: Scalars['UUID']['input'];
  /** The subject; if omitted, that of the acknowledgement. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The text. The server appends the signatures of the caller and of the business. */
  text: Scalars['String']['input'];
  /** The mail waits for so many seconds, at most 60, in which `undoReply` withdraws it. If omitted, it does not wait. */
  undoSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** The source of the visit during which the form was sent. */
export type LeadSource = {
  /** The path of the first page of the visit; null if it is unknown. */
  page: Maybe<Scalars['String']['output']>;
  /** The host name of the site that linked to the first page; null if it is unknown. */
  site: Maybe<Scalars['String']['output']>;
  /** The parameter `utm_campaign` of the first page; null if it is unknown. */
  utm_campaign: Maybe<Scalars['String']['output']>;
  /** The parameter `utm_content` of the first page; null if it is unknown. */
  utm_content: Maybe<Scalars['String']['output']>;
  /** The parameter `utm_medium` of the first page; null if it is unknown. */
  utm_medium: Maybe<Scalars['String']['output']>;
  /** The parameter `utm_source` of the first page; null if it is unknown. */
  utm_source: Maybe<Scalars['String']['output']>;
  /** The parameter `utm_term` of the first page; null if it is unknown. */
  utm_term: Maybe<Scalars['String']['output']>;
};

/** The state of a lead. */
export type LeadState =
  /** Answered; the outcome is open. */
  | 'ANSWERED'
  /** Done, without an outcome. */
  | 'DONE'
  /** It did not become a job. */
  | 'LOST'
  /** Not answered yet. */
  | 'NEW'
  /** Marked as spam, by the spam check or by an admin. No mail is sent. */
  | 'SPAM'
  /** It became a job. */
  | 'WON';

/** A reason for which a lead waits for an admin. */
export type LeadToDo =
  /** The caller has an unsent reply to it. */
  | 'DRAFT'
  /** One of its mails is in the state FAILED, or waits for more than an hour. */
  | 'FAILED_MAIL'
  /** Its `followUpOn` is today or earlier. */
  | 'FOLLOW_UP'
  /** A reply to it is sent later. */
  | 'LATER_REPLY';

/** The number of leads of a week, without spam. */
export type LeadWeek = {
  /** The number of leads. */
  count: Scalars['Int']['output'];
  /** The Monday of the week, in the business's time zone. */
  monday: Scalars['LocalDate']['output'];
  /** The number of leads that wait for an answer. */
  unanswered: Scalars['Int']['output'];
  /** The number of leads in the state WON. */
  won: Scalars['Int']['output'];
};

/** The number of conversations in each list of the inbox. */
export type LeadsToDo = {
  /** The number in DONE. */
  done: Scalars['Int']['output'];
  /** The number to follow up by today. */
  followUps: Scalars['Int']['output'];
  /** The number in FOLLOW_UP. */
  scheduled: Scalars['Int']['output'];
  /** The number of leads in SPAM. */
  spam: Scalars['Int']['output'];
  /** The number in NEW. */
  unanswered: Scalars['Int']['output'];
  /** The number in WAITING. */
  waiting: Scalars['Int']['output'];
};

/** A page about the services in one place. Its path is `/location/{slug}`. */
export type LocationPage = {
  /** First section: heading. */
  heading_1: Maybe<Scalars['String']['output']>;
  /** Second section: heading. */
  heading_2: Maybe<Scalars['String']['output']>;
  /** Third section: heading. */
  heading_3: Maybe<Scalars['String']['output']>;
  /** Fourth section: heading. */
  heading_4: Maybe<Scalars['String']['output']>;
  /** The highlighted heading. */
  highlighted_heading: Maybe<Scalars['String']['output']>;
  /** The id of the page. It never changes. */
  location_id: Scalars['Int']['output'];
  /** The main heading of the page. */
  main_heading: Scalars['String']['output'];
  /** The paragraph below the heading. */
  main_paragraph: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  meta_description: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  meta_keywords: Maybe<Scalars['String']['output']>;
  /** Canonical URL; the page links it only if it is an http(s) URL. */
  meta_link: Maybe<Scalars['String']['output']>;
  /** Title for search engines. */
  meta_title: Maybe<Scalars['String']['output']>;
  /** First section: paragraph. */
  paragraph_1: Maybe<Scalars['String']['output']>;
  /** Second section: paragraph. */
  paragraph_2: Maybe<Scalars['String']['output']>;
  /** Third section: paragraph. */
  paragraph_3: Maybe<Scalars['String']['output']>;
  /** Fourth section: paragraph. */
  paragraph_4: Maybe<Scalars['String']['output']>;
  /** The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique. */
  slug_url: Scalars['String']['output'];
  /** The time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Increases with every change. `updateLocationPage` requires it. */
  version: Scalars['Int']['output'];
};

/** The content of a location page, for creating or changing it. */
export type LocationPageInput = {
  /** First section: heading. */
  heading_1?: InputMaybe<Scalars['String']['input']>;
  /** Second section: heading. */
  heading_2?: InputMaybe<Scalars['String']['input']>;
  /** Third section: heading. */
  heading_3?: InputMaybe<Scalars['String']['input']>;
  /** Fourth section: heading. */
  heading_4?: InputMaybe<Scalars['String']['input']>;
  /** The highlighted heading. */
  highlighted_heading?: InputMaybe<Scalars['String']['input']>;
  /** The main heading of the page. */
  main_heading: Scalars['String']['input'];
  /** The paragraph below the heading. */
  main_paragraph?: InputMaybe<Scalars['String']['input']>;
  /** Description for search engines. */
  meta_description?: InputMaybe<Scalars['String']['input']>;
  /** Keywords for search engines. */
  meta_keywords?: InputMaybe<Scalars['String']['input']>;
  /** Canonical URL; the page links it only if it is an http(s) URL. */
  meta_link?: InputMaybe<Scalars['String']['input']>;
  /** Title for search engines. */
  meta_title?: InputMaybe<Scalars['String']['input']>;
  /** First section: paragraph. */
  paragraph_1?: InputMaybe<Scalars['String']['input']>;
  /** Second section: paragraph. */
  paragraph_2?: InputMaybe<Scalars['String']['input']>;
  /** Third section: paragraph. */
  paragraph_3?: InputMaybe<Scalars['String']['input']>;
  /** Fourth section: paragraph. */
  paragraph_4?: InputMaybe<Scalars['String']['input']>;
  /** The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique. */
  slug_url: Scalars['String']['input'];
};

/** A new session. */
export type Login = {
  /** The email address of the account. */
  email: Scalars['String']['output'];
  /** Whether the account may enter the admin area. */
  isAdmin: Scalars['Boolean']['output'];
  /** Its role, which decides what it may do there. */
  role: Role;
  /** The token to send as `Authorization: Bearer …`. */
  token: Scalars['String']['output'];
};

/** An email address and its password, with a code if the account has a second factor. */
export type LoginInput = {
  /** A code of the authenticator app, or a recovery code, if the account has a second factor. Without it such an account gets SECOND_FACTOR_REQUIRED. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  email: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** The recipient of a mail. */
export type MailRecipient =
  /** The business. The mail has all fields of the lead. */
  | 'BUSINESS'
  /** The visitor. The mail is an acknowledgement or a reply. */
  | 'VISITOR';

/** The state of a mail. */
export type MailState =
  /** The mail server rejected it permanently. `resendMail` sends it again. */
  | 'FAILED'
  /** Not sent, because its lead is marked as spam, or because it was restored from a backup and may have been sent since. It is sent when an admin unmarks the lead, or by `resendMail`. */
  | 'HELD'
  /** It will be sent, or retried after a delay. */
  | 'QUEUED'
  /** The mail server accepted it. */
  | 'SENT';

/** A published article or project, for a newsletter. */
export type MailableItem = {
  /** Its kind and number, such as `article/12`. */
  entry: Scalars['String']['output'];
  /** Its picture; null if it has none. */
  picture: Maybe<Picture>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of the published articles or projects, for a newsletter. */
export type MailableItemPage = {
  /** The items of this page. */
  items: Array<MailableItem>;
  /** The number of this page; the first page is 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The business's mailbox, from which messages come. */
export type Mailbox = {
  /** The words of the mail server or the provider; null without an error. */
  error: Maybe<Scalars['String']['output']>;
  /** The number of mails that could not be stored. `npm run mails` lists them. */
  failedCount: Scalars['Int']['output'];
  /** The time of the first error since; null if there was none. */
  failingSince: Maybe<Scalars['DateTimeISO']['output']>;
  /** True if its mail has not arrived within two minutes. */
  isTestOverdue: Scalars['Boolean']['output'];
  /** The time of the last reading without an error; null if there was none. */
  lastReadAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The number of read mails that are in no conversation. They stay in the mailbox only. */
  otherCount: Scalars['Int']['output'];
  /** The state. */
  state: MailboxState;
  /** The time at which its mail arrived; null until then. */
  testArrivedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The time of the last `testMailbox`; null if there was none. */
  testSentAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The user of `IMAP_URL`; null without it. */
  user: Maybe<Scalars['String']['output']>;
};

/** The state of the business's mailbox. */
export type MailboxState =
  /** `IMAP_URL` is not set. */
  | 'OFF'
  /** The last reading had no error. */
  | 'READING'
  /** The mailbox cannot be reached, or refuses the server. */
  | 'REFUSED'
  /** It has not been read yet. */
  | 'WAITING';

/** An email address to send a link to. */
export type MailedEmailInput = {
  /** The email address. */
  email: Scalars['String']['input'];
};

/** An article or a project in a newsletter, as it was when the newsletter was started. */
export type MailedItem = {
  /** Its path. */
  path: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The mails of a newsletter. */
export type Mailing = {
  /** How often the link of each item was opened. */
  clicks: Array<Scalars['Int']['output']>;
  /** Whether its links count how often they are opened. */
  countsClicks: Scalars['Boolean']['output'];
  /** The number of mails that the mail server rejected permanently. `retryMailing` sends them again. */
  failedCount: Scalars['Int']['output'];
  /** Its articles and projects. */
  items: Array<MailedItem>;
  /** The mail server's last error of a mail that waits; null if there is none. */
  lastError: Maybe<Scalars['String']['output']>;
  /** Its id. */
  mailing_id: Scalars['UUID']['output'];
  /** The number of its newsletter. */
  number: Scalars['Int']['output'];
  /** The number of its mails: one for each reader at its start. */
  recipientCount: Scalars['Int']['output'];
  /** 1: its publication. 2: sent again to the readers who had opened no link. */
  round: Scalars['Int']['output'];
  /** The segment of its readers; null: all. */
  segment: Maybe<Scalars['String']['output']>;
  /** The number of mails that the mail server accepted. */
  sentCount: Scalars['Int']['output'];
  /** The time of its start. */
  startedAt: Scalars['DateTimeISO']['output'];
  /** The email address of the admin who started it. */
  startedBy: Maybe<Scalars['String']['output']>;
  /** Its state. */
  state: MailingState;
  /** The subject. */
  title: Scalars['String']['output'];
  /** The number of readers to whom it was sent and who opened none of its links; null if it counts no clicks. */
  unopenedCount: Maybe<Scalars['Int']['output']>;
  /** The number of recipients who unsubscribed since its start. */
  unsubscribedCount: Scalars['Int']['output'];
  /** The number of mails that wait. */
  waitingCount: Scalars['Int']['output'];
};

/** A mail that the mail server rejected permanently. */
export type MailingFailure = {
  /** The email address of the subscriber. */
  email: Scalars['String']['output'];
  /** The mail server's error. */
  error: Scalars['String']['output'];
};

/** A page of the failed mails of a mailing, by email address. */
export type MailingFailurePage = {
  /** The items of this page. */
  items: Array<MailingFailure>;
  /** The number of this page; the first page is 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The readers of a newsletter, in all its mailings. */
export type MailingFigures = {
  /** The number of readers who opened a link; null if it counts no clicks. */
  clickedCount: Maybe<Scalars['Int']['output']>;
  /** The number of the newsletter. */
  number: Scalars['Int']['output'];
  /** The number of readers whose mail the mail server accepted. */
  readerCount: Scalars['Int']['output'];
};

/** A newsletter before it is sent. */
export type MailingPreview = {
  /** The signed path of the stored draft as HTML. It expires after a day. */
  path: Scalars['String']['output'];
  /** The subject of the mail. */
  subject: Scalars['String']['output'];
  /** The mail as plain text. */
  text: Scalars['String']['output'];
};

/** Whom a newsletter would reach now. */
export type MailingReaders = {
  /** False while the business has no postal address, without which it cannot be sent. */
  hasAddress: Scalars['Boolean']['output'];
  /** The readers by segment. */
  segments: Array<SegmentReaders>;
};

/** The state of a mailing. */
export type MailingState =
  /** An admin paused it, or a backup with it was restored. `continueMailing` continues it. */
  | 'PAUSED'
  /** Its mails are sent in batches with pauses. */
  | 'SENDING'
  /** No mail waits any more. */
  | 'SENT';

/** An uploaded picture, and the content that uses it. */
export type Media = {
  /** The time when an admin deleted it. */
  deletedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The time at which the server removes it: a week after an upload that no content has named, thirty days after an admin deleted it. Null if it stays. */
  deletedOn: Maybe<Scalars['DateTimeISO']['output']>;
  /** The name of the file at its first upload; empty if it had none. */
  fileName: Scalars['String']['output'];
  /** Whether its alternative text is only a suggestion: from the name of its file, or of the picture before it. */
  isSuggested: Scalars['Boolean']['output'];
  /** The picture in every format and width. */
  picture: Picture;
  /** The time of the last upload. */
  uploadedAt: Scalars['DateTimeISO']['output'];
  /** The URL of the picture, for `blog_image`. */
  url: Scalars['String']['output'];
  /** The content that uses it. An unused picture stays until an admin deletes it. */
  uses: Array<MediaUse>;
  /** Increases with every change of its alternative text or focal point. */
  version: Scalars['Int']['output'];
};

/** The entry that uses a picture. */
export type MediaEntry = {
  /** Its kind. */
  kind: Scalars['String']['output'];
  /** Its number, unique within its kind. */
  number: Scalars['Int']['output'];
  /** Its slug, if it has one. */
  slug: Maybe<Scalars['String']['output']>;
};

/** An uploaded picture and its neighbours in a list. */
export type MediaItem = {
  /** The picture. */
  media: Media;
  /** The id of the picture after it; null for the last one. */
  next: Maybe<Scalars['ID']['output']>;
  /** Its position, from 1; null if the list does not have it. */
  position: Maybe<Scalars['Int']['output']>;
  /** The id of the picture before it; null for the first one. */
  previous: Maybe<Scalars['ID']['output']>;
  /** The number of pictures in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A page of the uploaded pictures. */
export type MediaPage = {
  /** The pictures of this page. */
  items: Array<Media>;
  /** The number of this page; the first page is 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of pictures on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The order of the uploaded pictures. */
export type MediaSort =
  /** The one with the most pixels first. */
  | 'LARGEST'
  /** The one with the most uses first. */
  | 'MOST_USED'
  /** The latest upload first. */
  | 'NEWEST'
  /** The earliest upload first. */
  | 'OLDEST'
  /** The one with the fewest pixels first. */
  | 'SMALLEST';

/** Content that uses a picture. */
export type MediaUse = {
  /** The entry; null for a deleted one, and for content that is no entry. */
  entry: Maybe<MediaEntry>;
  /** Whether only earlier versions of the entry use it. */
  isEarlier: Scalars['Boolean']['output'];
  /** The name of the content. */
  name: Scalars['String']['output'];
};

/** A file of a message. */
export type MessageAttachment = {
  /** The media type that the mail states, such as image/jpeg. */
  contentType: Scalars['String']['output'];
  /** The file name. */
  name: Scalars['String']['output'];
  /** The size of the sent file, in bytes. */
  size: Scalars['Int']['output'];
  /** The path of a small version, 320 pixels wide; null for a file that is no readable picture. */
  thumbnail: Maybe<Scalars['String']['output']>;
  /** The signed path, which expires after a day: of a photo for a picture, else of a download. */
  url: Scalars['String']['output'];
};

/** A message to the business. */
export type MessageInput = {
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** The place of the form in the client, as free text. */
  formType?: InputMaybe<Scalars['String']['input']>;
  /** The text of the message. */
  message: Scalars['String']['input'];
  /** Name of the visitor. */
  name: Scalars['String']['input'];
  /** Phone number of the visitor; only its digits are stored. */
  phoneNum: Scalars['String']['input'];
  /** The `submissionId` of the submission that this one corrects. The server may not have received that one. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The client creates one id for each filled-in form. A repeated submission gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The sender of a message, as the mail states it. */
export type MessageSender = {
  /** The email address; null if the mail states none. */
  address: Maybe<Scalars['String']['output']>;
  /** The name; null if the mail states none. */
  name: Maybe<Scalars['String']['output']>;
};

/** The mutations. */
export type Mutation = {
  /** Adds a note to a lead. */
  addLeadNote: Lead;
  /** Makes a secret for an authenticator app. `enableSecondFactor` turns it on. */
  beginSecondFactor: NewSecondFactor;
  /** Cancels an import, which ends after the current article. The articles that it has imported stay. NOT_FOUND if there is none. */
  cancelImport: ImportRun;
  /** Changes the caller's password and ends the sessions of all other devices. */
  changePassword: Scalars['Boolean']['output'];
  /** Changes the name of the caller, and the signature of later replies. */
  changeProfile: Account;
  /** Confirms this session for ten minutes, for the operations that otherwise answer SECOND_FACTOR_REQUIRED: exports, reading on in lists of persons, erasures, and changes of accounts and of the business. */
  confirmSecondFactor: Scalars['Boolean']['output'];
  /** Continues a paused mailing. */
  continueMailing: Mailing;
  /** Creates an article. Does the same as `saveEntryDraft` and `publishEntry` for the kind `article`, with typed fields. */
  createBlog: Blog;
  /** Creates a location page, which is public immediately. Does the same as `saveEntryDraft` and `publishEntry` for the kind `location`, with typed fields. */
  createLocationPage: LocationPage;
  /** Saves a new project as a draft, whose pictures before are the photos of a lead; also requires the right to edit projects. The photos become pictures of the media library. */
  createProjectOfLead: Entry;
  /** Deletes an article, as `removeEntry` does. It can be restored for thirty days. NOT_FOUND if there is none. */
  deleteBlog: DeletedBlog;
  /** Deletes the new entry of an editor that has become empty again; it does not go to the trash. Returns false, and deletes nothing, if another editor has saved the entry or it was published. */
  deleteEmptiedEntry: Scalars['Boolean']['output'];
  /** Deletes a note permanently. NOT_FOUND if there is none. */
  deleteLeadNote: DeletedLeadNote;
  /** Deletes a location page, as `removeEntry` does. It can be restored for thirty days. NOT_FOUND if there is none. */
  deleteLocationPage: DeletedLocationPage;
  /** Deletes those of these pictures that nothing uses; `keepPictures` restores them for thirty days. Returns the ids of the deleted ones. */
  deletePictures: Array<Scalars['ID']['output']>;
  /** Deletes a video that nothing uses; `restoreVideo` restores it for thirty days. Returns whether it is deleted. */
  deleteVideo: Scalars['Boolean']['output'];
  /** Changes the alternative text of an uploaded picture. NOT_FOUND if there is none. */
  describePicture: UploadedImage;
  /** Turns the second factor off. */
  disableSecondFactor: Scalars['Boolean']['output'];
  /** Deletes the draft of an entry. Returns null for a new entry, which goes to the trash with it. */
  discardEntryDraft: Maybe<Entry>;
  /** Turns the second factor on by a first code, and returns the recovery codes. */
  enableSecondFactor: RecoveryCodes;
  /** Ends the link to the draft of an entry. NOT_FOUND if there is none. */
  endDraftLink: Entry;
  /** Ends a session of the caller's account. NOT_FOUND if there is none. */
  endSession: EndedSession;
  /** Ends a subscription; the proof of its consent stays. NOT_FOUND if there is none. */
  endSubscription: EndedSubscription;
  /** Deletes all data of a person permanently: leads, notes, photos, mails, messages and the newsletter subscription. */
  erasePerson: Erasure;
  /** Changes the focal point of an uploaded picture, wherever it is used without one of its own. Without x and y it is the centre. NOT_FOUND if there is none. */
  focusPicture: UploadedImage;
  /** Starts to import the articles of a WordPress export. `imports` returns its progress and result. */
  importWordPress: ImportRun;
  /** Mails a link, valid for three days, with which a new admin sets a password. */
  inviteAdmin: Scalars['Boolean']['output'];
  /** Keeps pictures until an admin deletes them, and restores deleted ones. Returns their ids. */
  keepPictures: Array<Scalars['ID']['output']>;
  /** Signs in. */
  login: Login;
  /** Ends the session of the token that the request carries. */
  logout: Scalars['Boolean']['output'];
  /** Marks leads as read or unread. */
  markLeads: Array<Lead>;
  /** Moves an entry of a kind with an order. Moving it to another part is a new version. */
  moveEntry: Entry;
  /** Pauses a mailing. A mail that is being sent is still sent. */
  pauseMailing: Mailing;
  /** Publishes the draft of an entry, or the entry as it is. CONFLICT if it has a newer version than the draft started from. */
  publishEntry: Entry;
  /** Removes an admin, and ends the sessions, links and invitations. BAD_USER_INPUT for the only owner, NOT_FOUND if there is none. */
  removeAdmin: RemovedAdmin;
  /** Deletes an entry, as `deleteBlog` and `deleteLocationPage` do for two kinds. It can be restored for thirty days. NOT_FOUND if there is none. */
  removeEntry: Entry;
  /** Replaces an amount in the texts of an entry and of its draft by the token of a price. CONFLICT if either has changed since it was read. */
  replaceFigure: ReplacedFigure;
  /** Replaces a picture in all content and drafts; earlier versions keep it. Returns the number of changed entries. NOT_FOUND if there is no such picture. */
  replacePicture: Scalars['Int']['output'];
  /** Replaces all recovery codes. */
  replaceRecoveryCodes: RecoveryCodes;
  /** Stores a reply and queues its mail to the visitor. A lead in the state NEW becomes ANSWERED. BAD_USER_INPUT for spam. */
  replyToLead: Lead;
  /** Mails a link that sets another password, valid for one hour, if the email address has an account. The response is the same if it has none. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Requests a quote. */
  requestQuote: Submission;
  /** Queues a mail in the state FAILED or HELD again; if its lead is spam, it is held again. Another mail does not change. */
  resendMail: LeadMail;
  /** Sends a newsletter again, once, to those who opened none of its links. BAD_USER_INPUT if it counts no clicks or is not sent. */
  resendMailing: Mailing;
  /** Restores a deleted entry. BAD_USER_INPUT if its slug or name is taken by now. */
  restoreEntry: Entry;
  /** Restores a deleted video. Returns whether there is one. */
  restoreVideo: Scalars['Boolean']['output'];
  /** Sends the failed mails of a mailing again. A second call finds none that failed. */
  retryMailing: Mailing;
  /** Saves the draft of an entry. Fields that break a rule are stored too; `errors` names them. `createBlog`, `updateBlog`, `createLocationPage` and `updateLocationPage` save and publish entries of two kinds in one step, with typed fields. */
  saveEntryDraft: Entry;
  /** Stores the unsent reply and note of the caller for a lead. */
  saveLeadDraft: Lead;
  /** Publishes the draft at a time. A published entry does not change before it. */
  scheduleEntry: Entry;
  /** Sends an enquiry about project management or a partnership. */
  sendEnquiry: Submission;
  /** Sends the main contact form ('Contact'). */
  sendMessage: Submission;
  /** Sends the short contact form ('Get in Touch'). */
  sendQuickMessage: Submission;
  /** Sends the stored draft of a newsletter to the caller only, now. Returns the email address. */
  sendTestMailing: Scalars['String']['output'];
  /** Changes the role of an admin, from the next request on. BAD_USER_INPUT for the only owner, NOT_FOUND if there is none. */
  setAdminRole: Admin;
  /** Stores that the caller has an entry open in the editor, for 35 seconds; a client repeats it every twenty seconds. Returns the email addresses of the other admins who have it open. */
  setEntryOpen: Array<Scalars['String']['output']>;
  /** Sets the day on which the daily mail reminds of a lead. */
  setLeadFollowUp: Lead;
  /** Sets the state of leads, and of the open leads of the same person. DONE, WON and LOST remove the follow-up date. */
  setLeadStates: Array<Lead>;
  /**
   * Sets a password by a mailed link, which works once, and ends all sessions of the account.
   * @deprecated Use setPasswordByLink, which also signs in.
   */
  setPassword: Scalars['Boolean']['output'];
  /** Sets a password by a mailed link, which works once, and ends all sessions of the account. Returns a new session after an invitation; null after a reset, and if signing in requires a code. */
  setPasswordByLink: Maybe<Login>;
  /** Turns the notifications of a device on or off. */
  setPushEnabled: PushDevice;
  /** Makes a link that shows the draft of an entry as its page, without an account. It replaces an earlier link. */
  shareEntryDraft: DraftLink;
  /** Subscribes to the newsletter; subscribing twice is one subscription. */
  subscribeNewsletter: Submission;
  /** Sends a notification of each new lead to this browser until its session ends. */
  subscribePush: PushSettings;
  /** Sends a mail to the business, whose arrival `testArrivedAt` shows. BAD_USER_INPUT without `IMAP_URL`. */
  testMailbox: Mailbox;
  /** Withdraws a reply whose mail still waits, and makes it a draft again, which keeps its time. BAD_USER_INPUT once the mail is being sent, or if the caller writes another reply. */
  undoReply: Lead;
  /** Takes an entry back from the public pages, or from the schedule. Its fields stay. */
  unpublishEntry: Entry;
  /** Replaces the text of an article. If the slug changes, the old URL redirects to the new one. Does the same as `saveEntryDraft` and `publishEntry`, with typed fields. */
  updateBlog: Blog;
  /** Replaces the text of a location page. If the slug changes, the old URL redirects to the new one. Does the same as `saveEntryDraft` and `publishEntry`, with typed fields. */
  updateLocationPage: LocationPage;
  /** Stores a picture, for an article or the portfolio. */
  uploadImage: UploadedImage;
  /** Stores one to five photos. Photos that no quote names within a day are deleted. */
  uploadQuotePhotos: UploadedPhotos;
  /** Stores a video for a project, and returns its URL. */
  uploadVideo: Scalars['String']['output'];
  /** Ends an invitation: its link does not work any more. NOT_FOUND if there is none. */
  withdrawInvitation: WithdrawnInvitation;
};


/** The mutations. */
export type MutationAddLeadNoteArgs = {
  content_id?: InputMaybe<Scalars['UUID']['input']>;
  id: Scalars['ID']['input'];
  replaces?: InputMaybe<Array<Scalars['UUID']['input']>>;
  text: Scalars['String']['input'];
};


/** The mutations. */
export type MutationBeginSecondFactorArgs = {
  password: Scalars['String']['input'];
};


/** The mutations. */
export type MutationCancelImportArgs = {
  id: Scalars['UUID']['input'];
};


/** The mutations. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** The mutations. */
export type MutationChangeProfileArgs = {
  input: ProfileInput;
};


/** The mutations. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** The mutations. */
export type MutationContinueMailingArgs = {
  id: Scalars['UUID']['input'];
};


/** The mutations. */
export type MutationCreateBlogArgs = {
  input: BlogInput;
};


/** The mutations. */
export type MutationCreateLocationPageArgs = {
  input: LocationPageInput;
};


/** The mutations. */
export type MutationCreateProjectOfLeadArgs = {
  editor_id: Scalars['UUID']['input'];
  id: Scalars['ID']['input'];
};


/** The mutations. */
export type MutationDeleteBlogArgs = {
  id: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationDeleteEmptiedEntryArgs = {
  editor_id: Scalars['UUID']['input'];
  kind: Scalars['String']['input'];
};


/** The mutations. */
export type MutationDeleteLeadNoteArgs = {
  note_id: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationDeleteLocationPageArgs = {
  id: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationDeletePicturesArgs = {
  urls: Array<Scalars['String']['input']>;
};


/** The mutations. */
export type MutationDeleteVideoArgs = {
  src: Scalars['String']['input'];
};


/** The mutations. */
export type MutationDescribePictureArgs = {
  alt?: InputMaybe<Scalars['String']['input']>;
  url: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The mutations. */
export type MutationDisableSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** The mutations. */
export type MutationDiscardEntryDraftArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
  revision: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationEnableSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** The mutations. */
export type MutationEndDraftLinkArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** The mutations. */
export type MutationEndSubscriptionArgs = {
  id: Scalars['UUID']['input'];
};


/** The mutations. */
export type MutationErasePersonArgs = {
  email: Scalars['String']['input'];
};


/** The mutations. */
export type MutationFocusPictureArgs = {
  url: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  x?: InputMaybe<Scalars['Int']['input']>;
  y?: InputMaybe<Scalars['Int']['input']>;
};


/** The mutations. */
export type MutationImportWordPressArgs = {
  file: Scalars['Upload']['input'];
};


/** The mutations. */
export type MutationInviteAdminArgs = {
  input: MailedEmailInput;
  role?: Role;
};


/** The mutations. */
export type MutationKeepPicturesArgs = {
  urls: Array<Scalars['String']['input']>;
};


/** The mutations. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** The mutations. */
export type MutationMarkLeadsArgs = {
  ids: Array<Scalars['ID']['input']>;
  isRead: Scalars['Boolean']['input'];
};


/** The mutations. */
export type MutationMoveEntryArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
  part?: InputMaybe<Scalars['String']['input']>;
  position: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationPauseMailingArgs = {
  id: Scalars['UUID']['input'];
};


/** The mutations. */
export type MutationPublishEntryArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
  revision: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationRemoveAdminArgs = {
  id: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationRemoveEntryArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationReplaceFigureArgs = {
  amount: Scalars['Int']['input'];
  excerpt: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
  revision: Scalars['Int']['input'];
  token: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationReplacePictureArgs = {
  by: Scalars['String']['input'];
  url: Scalars['String']['input'];
};


/** The mutations. */
export type MutationReplaceRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};


/** The mutations. */
export type MutationReplyToLeadArgs = {
  id: Scalars['ID']['input'];
  input: LeadReplyInput;
  sendAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
};


/** The mutations. */
export type MutationRequestPasswordResetArgs = {
  input: MailedEmailInput;
};


/** The mutations. */
export type MutationRequestQuoteArgs = {
  input: QuoteInput;
};


/** The mutations. */
export type MutationResendMailArgs = {
  id: Scalars['ID']['input'];
};


/** The mutations. */
export type MutationResendMailingArgs = {
  id: Scalars['UUID']['input'];
};


/** The mutations. */
export type MutationRestoreEntryArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationRestoreVideoArgs = {
  src: Scalars['String']['input'];
};


/** The mutations. */
export type MutationRetryMailingArgs = {
  id: Scalars['UUID']['input'];
};


/** The mutations. */
export type MutationSaveEntryDraftArgs = {
  editor_id?: InputMaybe<Scalars['UUID']['input']>;
  fields: Scalars['JSONObject']['input'];
  kind: Scalars['String']['input'];
  number?: InputMaybe<Scalars['Int']['input']>;
  revision: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationSaveLeadDraftArgs = {
  id: Scalars['ID']['input'];
  input: LeadDraftInput;
};


/** The mutations. */
export type MutationScheduleEntryArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
  publishAt: Scalars['DateTimeISO']['input'];
  revision: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationSendEnquiryArgs = {
  input: EnquiryInput;
};


/** The mutations. */
export type MutationSendMessageArgs = {
  input: MessageInput;
};


/** The mutations. */
export type MutationSendQuickMessageArgs = {
  input: QuickMessageInput;
};


/** The mutations. */
export type MutationSendTestMailingArgs = {
  number: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationSetAdminRoleArgs = {
  id: Scalars['Int']['input'];
  role: Role;
};


/** The mutations. */
export type MutationSetEntryOpenArgs = {
  isOpen: Scalars['Boolean']['input'];
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationSetLeadFollowUpArgs = {
  followUpOn?: InputMaybe<Scalars['LocalDate']['input']>;
  id: Scalars['ID']['input'];
};


/** The mutations. */
export type MutationSetLeadStatesArgs = {
  ids: Array<Scalars['ID']['input']>;
  state: LeadState;
};


/** The mutations. */
export type MutationSetPasswordArgs = {
  input: SetPasswordInput;
};


/** The mutations. */
export type MutationSetPasswordByLinkArgs = {
  input: SetPasswordInput;
};


/** The mutations. */
export type MutationSetPushEnabledArgs = {
  enabled: Scalars['Boolean']['input'];
  push_id: Scalars['ID']['input'];
};


/** The mutations. */
export type MutationShareEntryDraftArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationSubscribeNewsletterArgs = {
  input: NewsletterInput;
};


/** The mutations. */
export type MutationSubscribePushArgs = {
  input: PushSubscriptionInput;
};


/** The mutations. */
export type MutationUndoReplyArgs = {
  reply_id: Scalars['UUID']['input'];
};


/** The mutations. */
export type MutationUnpublishEntryArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationUpdateBlogArgs = {
  id: Scalars['Int']['input'];
  input: BlogInput;
  version: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationUpdateLocationPageArgs = {
  id: Scalars['Int']['input'];
  input: LocationPageInput;
  version: Scalars['Int']['input'];
};


/** The mutations. */
export type MutationUploadImageArgs = {
  alt?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['Upload']['input'];
  fileName?: InputMaybe<Scalars['String']['input']>;
  isSuggested?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The mutations. */
export type MutationUploadQuotePhotosArgs = {
  files: Array<Scalars['Upload']['input']>;
};


/** The mutations. */
export type MutationUploadVideoArgs = {
  file: Scalars['Upload']['input'];
  poster: Scalars['String']['input'];
};


/** The mutations. */
export type MutationWithdrawInvitationArgs = {
  input: MailedEmailInput;
};

/** A second factor that a first code turns on. The secret is not shown again. */
export type NewSecondFactor = {
  /** The secret in base32, to type into an authenticator app. */
  secret: Scalars['String']['output'];
  /** The `otpauth:` URI of the secret, to show as a QR code. */
  uri: Scalars['String']['output'];
};

/** A subscription to the newsletter. */
export type NewsletterInput = {
  /** Version of the consent text beside the form. */
  consentVersion?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's email address. A text that is not an email address is stored, but no mail is sent to it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Path of the page on which the visitor subscribed, such as /blog. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** The `submissionId` of the submission that this one corrects. The server may not have received that one. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The client creates one id for each filled-in form. A repeated submission gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The opening hours of one or several days. */
export type OpeningHours = {
  /** The time of closing, such as `17:00`. */
  closes: Scalars['String']['output'];
  /** The first day. */
  from: DayOfWeek;
  /** The time of opening, such as `09:00`. */
  opens: Scalars['String']['output'];
  /** The last day; equal to `from` for a single day. */
  to: DayOfWeek;
};

/** An amount that a price had before. */
export type OutdatedFigure = {
  /** The amount in dollars. */
  amount: Scalars['Int']['output'];
  /** The time of the last change of the prices. */
  changedAt: Scalars['DateTimeISO']['output'];
  /** The entries with these texts. */
  entries: Array<Entry>;
  /** The texts that spell it, such as "$2,995", in 100 entries. */
  places: Array<FigurePlace>;
  /** The names of the prices that had this amount before, then of those that have it now. */
  prices: Array<Scalars['String']['output']>;
};

/** A published page that the owner added, with its texts. */
export type OwnPageContent = {
  /** Its texts and sections. */
  changes: Array<ContentChange>;
  /** Whether search engines may list it. */
  isListed: Scalars['Boolean']['output'];
  /** Its name in breadcrumbs. */
  label: Scalars['String']['output'];
  /** Its path, such as `/events`. */
  path: Scalars['String']['output'];
};

/** The owner's changes of a page. */
export type PageContent = {
  /** The changed fields; all others show the original text. */
  changes: Array<ContentChange>;
  /** The path of the page, or the key of shared content such as `prices`. */
  page: Scalars['String']['output'];
};

/** The limits of a page, as Relay defines them. */
export type PageInfo = {
  /** The cursor of the last item, for `after`; null if the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** True if the list has items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True if the list has items before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first item; null if the page is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** The first picture of a page. */
export type PagePicture = {
  /** The path of the page. */
  page: Scalars['String']['output'];
  /** The picture with its files. */
  picture: Scalars['JSON']['output'];
};

/** A mail in the state QUEUED or FAILED. */
export type PendingMail = {
  /** The visitor's email address. */
  email: Scalars['String']['output'];
  /** The `formType` of the lead. */
  formType: Scalars['String']['output'];
  /** The id of the mail. Its Message-ID begins with it. */
  id: Scalars['ID']['output'];
  /** The mail server's last error; null if there was none or the mail was sent. */
  lastError: Maybe<Scalars['String']['output']>;
  /** The time of the next attempt; null during an attempt and if there is no further one. */
  nextTry: Maybe<Scalars['DateTimeISO']['output']>;
  /** The time of the first attempt, from which on it waits. */
  queuedSince: Scalars['DateTimeISO']['output'];
  /** The state of the mail. */
  state: MailState;
  /** The `submissionId` of the lead. */
  submissionId: Scalars['UUID']['output'];
  /** The recipient. */
  to: MailRecipient;
  /** The number of attempts. */
  tries: Scalars['Int']['output'];
};

/** A page of the mails in the state QUEUED or FAILED, oldest first. */
export type PendingMailConnection = {
  /** The items of this page with their cursors. */
  edges: Array<PendingMailEdge>;
  /** The number of mails in the state FAILED, on all pages. */
  failedCount: Scalars['Int']['output'];
  /** The items of this page without their cursors. */
  nodes: Array<PendingMail>;
  /** The number of mails queued for more than an hour, on all pages. */
  overdueCount: Scalars['Int']['output'];
  /** The limits of this page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list with its cursor. */
export type PendingMailEdge = {
  /** The position of the item in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PendingMail;
};

/** A subscription that waits for the link in its mail. */
export type PendingSubscriber = {
  /** The time at which the form was sent. */
  consentedAt: Scalars['DateTimeISO']['output'];
  /** The email address. */
  email: Scalars['String']['output'];
};

/** The data that `erasePerson` would delete. */
export type PersonalData = {
  /** The number of leads, without the forms of the subscriptions that are counted. */
  leads: Scalars['Int']['output'];
  /** The number of mails in the queue and in files. */
  mails: Scalars['Int']['output'];
  /** The number of messages that came in by mail. */
  messages: Scalars['Int']['output'];
  /** The number of photos. */
  photos: Scalars['Int']['output'];
  /** The number of newsletter subscriptions. */
  subscriptions: Scalars['Int']['output'];
};

/** A picture in all its formats and widths. */
export type Picture = {
  /** The alternative text, for people who cannot see the picture. */
  alt: Scalars['String']['output'];
  /** The point that stays visible in a crop; null for the centre. */
  focus: Maybe<Focus>;
  /** Height of the largest file, in pixels. */
  height: Scalars['Int']['output'];
  /** A blurred miniature to show while the picture loads, as a data: URL. */
  placeholder: Scalars['String']['output'];
  /** The formats that are smaller than JPEG, best first. */
  sources: Array<PictureSource>;
  /** The URL of the largest JPEG, for clients that need one URL. */
  src: Scalars['String']['output'];
  /** Width of the largest file, in pixels. */
  width: Scalars['Int']['output'];
};

/** The format of a picture file. */
export type PictureFormat =
  /** The format with the smallest files. */
  | 'AVIF'
  /** Supported by all clients. */
  | 'JPG'
  /** Supported by all current browsers. */
  | 'WEBP';

/** One format of a picture, in several widths. */
export type PictureSource = {
  /** The URLs with their widths, as in the srcset attribute. */
  srcset: Scalars['String']['output'];
  /** The media type of the files, such as 'image/avif'. */
  type: Scalars['String']['output'];
};

/** A file that a client must cache to show the portfolio offline. */
export type PortfolioFile = {
  /** The size of the file in bytes. */
  byteSize: Scalars['Int']['output'];
  /** The URL of the file. Its content never changes. */
  src: Scalars['String']['output'];
};

/** A tab of the portfolio with its items. */
export type PortfolioGroup = {
  /** The items in the order of their positions. */
  items: Array<PortfolioItem>;
  /** The name of the tab. */
  name: PortfolioGroupName;
  /** The label of the tab. */
  title: Scalars['String']['output'];
};

/** A tab of the portfolio. */
export type PortfolioGroupName =
  /** Offices, shops and restaurants. */
  | 'COMMERCIAL'
  /** Projects outside Canada. */
  | 'GLOBAL'
  /** Homes. */
  | 'RESIDENTIAL';

/** An item of the portfolio. */
export type PortfolioItem = {
  /** The name of the client who said it. */
  client: Maybe<Scalars['String']['output']>;
  /** The number of days that the project took; null if unknown. */
  days: Maybe<Scalars['PositiveInt']['output']>;
  /** Whether the page of the project has more than the gallery: a story, a testimonial or pictures. */
  isTold: Scalars['Boolean']['output'];
  /** The name of the package that the client booked; null if unknown. */
  package: Maybe<Scalars['String']['output']>;
  /** More rooms before and after. */
  pairs: Array<PortfolioRoom>;
  /** The picture. Of a pair it is the picture after, of a video the poster. */
  picture: Picture;
  /** More pictures of the project. */
  pictures: Array<Picture>;
  /** The id of the item. It never changes. */
  portfolio_id: Scalars['Int']['output'];
  /** What the client said. */
  quote: Maybe<Scalars['String']['output']>;
  /** The number of rooms in the project; null if unknown. */
  rooms: Maybe<Scalars['PositiveInt']['output']>;
  /** The path of the page about the service. */
  service: Maybe<Scalars['String']['output']>;
  /** The slug. The path of the project is `/portfolio/{slug}`. */
  slug: Scalars['String']['output'];
  /** What was done, as sanitized HTML. */
  story: Maybe<Scalars['String']['output']>;
  /** The caption. */
  title: Scalars['String']['output'];
  /** The town of the project; null if unknown. */
  town: Maybe<Scalars['String']['output']>;
  /** Increases with every change. */
  version: Scalars['Int']['output'];
  /** The video of the project. */
  video: Maybe<Video>;
};

/** Two pictures of a room, before and after. */
export type PortfolioPair = PortfolioItem & {
  /** The picture before. */
  before: Picture;
  /** The name of the client who said it. */
  client: Maybe<Scalars['String']['output']>;
  /** The number of days that the project took; null if unknown. */
  days: Maybe<Scalars['PositiveInt']['output']>;
  /** Whether the page of the project has more than the gallery: a story, a testimonial or pictures. */
  isTold: Scalars['Boolean']['output'];
  /** The name of the package that the client booked; null if unknown. */
  package: Maybe<Scalars['String']['output']>;
  /** More rooms before and after. */
  pairs: Array<PortfolioRoom>;
  /** The picture. Of a pair it is the picture after, of a video the poster. */
  picture: Picture;
  /** More pictures of the project. */
  pictures: Array<Picture>;
  /** The id of the item. It never changes. */
  portfolio_id: Scalars['Int']['output'];
  /** What the client said. */
  quote: Maybe<Scalars['String']['output']>;
  /** The number of rooms in the project; null if unknown. */
  rooms: Maybe<Scalars['PositiveInt']['output']>;
  /** The path of the page about the service. */
  service: Maybe<Scalars['String']['output']>;
  /** The slug. The path of the project is `/portfolio/{slug}`. */
  slug: Scalars['String']['output'];
  /** What was done, as sanitized HTML. */
  story: Maybe<Scalars['String']['output']>;
  /** The caption. */
  title: Scalars['String']['output'];
  /** The town of the project; null if unknown. */
  town: Maybe<Scalars['String']['output']>;
  /** Increases with every change. */
  version: Scalars['Int']['output'];
  /** The video of the project. */
  video: Maybe<Video>;
};

/** A picture of a room. */
export type PortfolioPicture = PortfolioItem & {
  /** The name of the client who said it. */
  client: Maybe<Scalars['String']['output']>;
  /** The number of days that the project took; null if unknown. */
  days: Maybe<Scalars['PositiveInt']['output']>;
  /** Whether the page of the project has more than the gallery: a story, a testimonial or pictures. */
  isTold: Scalars['Boolean']['output'];
  /** The name of the package that the client booked; null if unknown. */
  package: Maybe<Scalars['String']['output']>;
  /** More rooms before and after. */
  pairs: Array<PortfolioRoom>;
  /** The picture. Of a pair it is the picture after, of a video the poster. */
  picture: Picture;
  /** More pictures of the project. */
  pictures: Array<Picture>;
  /** The id of the item. It never changes. */
  portfolio_id: Scalars['Int']['output'];
  /** What the client said. */
  quote: Maybe<Scalars['String']['output']>;
  /** The number of rooms in the project; null if unknown. */
  rooms: Maybe<Scalars['PositiveInt']['output']>;
  /** The path of the page about the service. */
  service: Maybe<Scalars['String']['output']>;
  /** The slug. The path of the project is `/portfolio/{slug}`. */
  slug: Scalars['String']['output'];
  /** What was done, as sanitized HTML. */
  story: Maybe<Scalars['String']['output']>;
  /** The caption. */
  title: Scalars['String']['output'];
  /** The town of the project; null if unknown. */
  town: Maybe<Scalars['String']['output']>;
  /** Increases with every change. */
  version: Scalars['Int']['output'];
  /** The video of the project. */
  video: Maybe<Video>;
};

/** Two pictures of a room in a project. */
export type PortfolioRoom = {
  /** The picture after. */
  after: Picture;
  /** The picture before. */
  before: Picture;
};

/** A video. */
export type PortfolioVideo = PortfolioItem & {
  /** The name of the client who said it. */
  client: Maybe<Scalars['String']['output']>;
  /** The number of days that the project took; null if unknown. */
  days: Maybe<Scalars['PositiveInt']['output']>;
  /** Whether the page of the project has more than the gallery: a story, a testimonial or pictures. */
  isTold: Scalars['Boolean']['output'];
  /** The name of the package that the client booked; null if unknown. */
  package: Maybe<Scalars['String']['output']>;
  /** More rooms before and after. */
  pairs: Array<PortfolioRoom>;
  /** The picture. Of a pair it is the picture after, of a video the poster. */
  picture: Picture;
  /** More pictures of the project. */
  pictures: Array<Picture>;
  /** The id of the item. It never changes. */
  portfolio_id: Scalars['Int']['output'];
  /** What the client said. */
  quote: Maybe<Scalars['String']['output']>;
  /** The number of rooms in the project; null if unknown. */
  rooms: Maybe<Scalars['PositiveInt']['output']>;
  /** The path of the page about the service. */
  service: Maybe<Scalars['String']['output']>;
  /** The slug. The path of the project is `/portfolio/{slug}`. */
  slug: Scalars['String']['output'];
  /** What was done, as sanitized HTML. */
  story: Maybe<Scalars['String']['output']>;
  /** The caption. */
  title: Scalars['String']['output'];
  /** The town of the project; null if unknown. */
  town: Maybe<Scalars['String']['output']>;
  /** Increases with every change. */
  version: Scalars['Int']['output'];
  /** The video file. */
  video: Video;
};

/** How colleagues and clients see an admin. */
export type ProfileInput = {
  /** The name that colleagues see; if omitted, they see the email address. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The end of the replies; if omitted, they have none but that of the business. */
  signature?: InputMaybe<Scalars['String']['input']>;
};

/** A published entry of any kind with pages. */
export type PublicEntry = {
  /** The fields by name, with prices in place of their tokens. Missing ones are null. */
  fields: Scalars['JSONObject']['output'];
  /** The kind of entry, such as `article`. */
  kind: Scalars['String']['output'];
  /** The number within its kind. It never changes. */
  number: Scalars['Int']['output'];
  /** The path of its page. */
  path: Scalars['String']['output'];
  /** The pictures whose URLs are in the fields. */
  pictures: Array<UsedPicture>;
  /** The time of publication. */
  publishAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The slug. */
  slug: Scalars['String']['output'];
  /** The value of the field that names the entry. */
  title: Scalars['String']['output'];
  /** The time of the last change. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of the list of published entries. */
export type PublicEntryPage = {
  /** The entries of this page. */
  items: Array<PublicEntry>;
  /** The number of this page; the first page is 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of entries on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A browser that shows a notification for each new lead. */
export type PushDevice = {
  /** The time at which notifications were first allowed. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** The browser and the system, such as Firefox on Windows. */
  device: Scalars['String']['output'];
  /** Whether notifications are on. */
  enabled: Scalars['Boolean']['output'];
  /** Whether the session of the request is of this device. */
  isCurrent: Scalars['Boolean']['output'];
  /** The id of the device. */
  push_id: Scalars['ID']['output'];
  /** The time since which its push service did not answer, if the server gave up after a day. */
  unreachableSince: Maybe<Scalars['DateTimeISO']['output']>;
};

/** The notifications of the signed-in account. */
export type PushSettings = {
  /** The devices, the oldest first. */
  devices: Array<PushDevice>;
  /** The public VAPID key (RFC 8292), for `PushManager.subscribe`. */
  publicKey: Scalars['String']['output'];
};

/** A browser's push subscription, as `PushSubscription.toJSON()` returns it. */
export type PushSubscriptionInput = {
  /** The secret `auth`, in base64url. */
  auth: Scalars['String']['input'];
  /** The https URL of the push service. */
  endpoint: Scalars['String']['input'];
  /** The key `p256dh`, in base64url. */
  p256dh: Scalars['String']['input'];
};

/** The queries. */
export type Query = {
  /** Returns a page of the admins' actions in the last 90 days that the caller may see, newest first. */
  activity: ActivityConnection;
  /** Returns all admins, the oldest first. */
  admins: Array<Admin>;
  /** Returns a published article; null if there is none. */
  blog: Maybe<Blog>;
  /** Returns a published article; null if there is none. */
  blogById: Maybe<Blog>;
  /** Returns a page of the published articles, newest first. */
  blogs: BlogPage;
  /** Returns the name and contact details of the business. */
  business: Business;
  /** Returns all categories of the blog, 'All' first. */
  categories: Array<Category>;
  /** Returns the email addresses and names of all admins, the oldest first. */
  colleagues: Array<Colleague>;
  /** Returns the devices that are signed in to the caller's account, the latest use first. */
  devices: Array<Device>;
  /** Returns the link to the draft of an entry; null if there is none, or it has expired. */
  draftLink: Maybe<DraftLink>;
  /** Returns the entries that the caller may edit and that wait for an admin, the newest first, at most 20. */
  dueEntries: Array<DueEntry>;
  /** Returns a page with the fields of its editor; null if there is none. */
  editablePage: Maybe<EditablePage>;
  /** Returns a page of the entries of a kind, by position or newest first. */
  entries: EntryPage;
  /** Returns an entry in any state; null if there is none or it is deleted. */
  entry: Maybe<Entry>;
  /** Returns the versions of an entry, the current one first, at most 100. */
  entryVersions: Array<EntryVersion>;
  /** Returns a page of the erasures, newest first. */
  erasures: ErasureConnection;
  /** Returns the newest ten imports. */
  imports: Array<ImportRun>;
  /** Returns the invitations that are valid, the latest first. */
  invitations: Array<Invitation>;
  /** Returns whether a mailed link still sets a password. Send it by POST: URLs are logged. */
  isPasswordLinkValid: Scalars['Boolean']['output'];
  /** Returns the leads of the same person as a lead, this one included: the newest 50, oldest first. They have the same email address or phone number. */
  leadConversation: Array<Lead>;
  /** Returns the leads of the last weeks in numbers. */
  leadOverview: LeadOverview;
  /** Returns a page of leads, newest first. Corrected leads are listed with their latest version only. */
  leads: LeadConnection;
  /** Counts the conversations of the inbox. */
  leadsToDo: LeadsToDo;
  /** Returns the entries that a link can lead to: the pages of the site, whose path is the slug, and the published entries with pages, at most 100 of a kind. */
  linkableEntries: Array<Entry>;
  /** Returns a location page; null if there is none. */
  locationPage: Maybe<LocationPage>;
  /** Returns all location pages. */
  locationPages: Array<LocationPage>;
  /** Returns those of these articles and projects that are published. */
  mailableItems: Array<MailableItem>;
  /** Returns a page of the published articles, newest first, or of the projects. */
  mailablePage: MailableItemPage;
  /** Returns the state of the business's mailbox. */
  mailbox: Mailbox;
  /** Returns a page of the failed mails of a mailing. */
  mailingFailures: MailingFailurePage;
  /** Returns the figures of the last hundred newsletters that were started. */
  mailingFigures: Array<MailingFigures>;
  /** Returns the stored draft of a newsletter as a mail. It may be incomplete. */
  mailingPreview: MailingPreview;
  /** Returns the number of readers of each segment, and whether a newsletter could be sent. */
  mailingReaders: MailingReaders;
  /** Returns the mailings of a newsletter in the order of their start; none before it is published. */
  mailings: Array<Mailing>;
  /** Returns the signed-in account; null for anonymous requests. */
  me: Maybe<Account>;
  /** Returns a page of the uploaded pictures. */
  media: MediaPage;
  /** Returns an uploaded picture with its neighbours in the list with these filters. Null if there is none. */
  mediaItem: Maybe<MediaItem>;
  /** Returns the mailings with mails that are not sent yet; they are being sent or paused. */
  openMailings: Array<Mailing>;
  /** Returns the amounts that a price had before, each with the texts that still spell it. */
  outdatedFigures: Array<OutdatedFigure>;
  /** Returns the published page of the owner at a path, or the one that had it before, whose `path` differs; null if there is none. */
  ownPage: Maybe<OwnPageContent>;
  /** Returns the fields of the editor of a page that the owner adds, as `fields` of EditablePage. */
  ownPageFields: Scalars['JSONObject']['output'];
  /** Returns the owner's changes by page; omits pages without changes. */
  pageContents: Array<PageContent>;
  /** Returns the first picture of each page that has one, of the site and of the owner. */
  pagePictures: Array<PagePicture>;
  /** Returns a page of the mails in the state QUEUED or FAILED, oldest first. */
  pendingMails: PendingMailConnection;
  /** Returns the latest hundred subscriptions that wait for a confirmation. */
  pendingSubscribers: Array<PendingSubscriber>;
  /** Counts the data of a person that `erasePerson` would delete. */
  personalData: PersonalData;
  /** Returns the pictures at these URLs; leaves out those that are not on the server. */
  picturesAt: Array<UploadedImage>;
  /** Returns the three tabs of the portfolio with their items. */
  portfolio: Array<PortfolioGroup>;
  /** Returns the files that a screen needs to show the whole portfolio offline, with their sizes. */
  portfolioFiles: Array<PortfolioFile>;
  /** Returns a project of the portfolio; null if there is none. */
  portfolioItem: Maybe<PortfolioItem>;
  /** Returns a page of the published entries of a kind with pages: by position, or newest first. */
  publicEntries: PublicEntryPage;
  /** Returns a published entry of a kind with pages, or the one that had the slug before, whose `path` differs; null if there is none. `blog`, `locationPage` and `portfolioItem` do the same for three kinds, with typed fields. */
  publicEntry: Maybe<PublicEntry>;
  /** Returns the account's devices with notifications. */
  pushSettings: PushSettings;
  /** Returns the entries that the caller may edit and that an admin edited last, the newest first, at most 10. */
  recentEntries: Array<Entry>;
  /** Returns the templates for replies, by name. */
  replyTemplates: Array<ReplyTemplate>;
  /** Returns the first five entries of each kind that the caller may edit with the words of a search. First those whose title or slug contains each word: the title that begins with the search, then titles with words that begin with its words. Last those whose texts have words that begin with them. */
  searchEntries: Array<FoundEntry>;
  /** Returns the caller's second factor; null if it is off. */
  secondFactor: Maybe<SecondFactor>;
  /** Returns a page of the confirmed subscribers, newest first. */
  subscribers: SubscriberConnection;
  /** Returns the number of conversations whose newest lead is unread. */
  unreadLeadCount: Scalars['Int']['output'];
  /** Returns the latest uploaded videos, at most 100, those that an admin deleted too. */
  videos: Array<StoredVideo>;
};


/** The queries. */
export type QueryActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The queries. */
export type QueryBlogArgs = {
  slug: Scalars['String']['input'];
};


/** The queries. */
export type QueryBlogByIdArgs = {
  id: Scalars['Int']['input'];
};


/** The queries. */
export type QueryBlogsArgs = {
  category?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The queries. */
export type QueryDraftLinkArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The queries. */
export type QueryEditablePageArgs = {
  page: Scalars['String']['input'];
};


/** The queries. */
export type QueryEntriesArgs = {
  fields?: InputMaybe<Scalars['JSONObject']['input']>;
  kind: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<EntryState>;
};


/** The queries. */
export type QueryEntryArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The queries. */
export type QueryEntryVersionsArgs = {
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


/** The queries. */
export type QueryErasuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The queries. */
export type QueryIsPasswordLinkValidArgs = {
  token: Scalars['String']['input'];
};


/** The queries. */
export type QueryLeadConversationArgs = {
  id: Scalars['ID']['input'];
};


/** The queries. */
export type QueryLeadOverviewArgs = {
  weeks?: InputMaybe<Scalars['Int']['input']>;
};


/** The queries. */
export type QueryLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  box?: InputMaybe<LeadBox>;
  first?: InputMaybe<Scalars['Int']['input']>;
  formType?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<LeadState>>;
  toDo?: InputMaybe<LeadToDo>;
};


/** The queries. */
export type QueryLocationPageArgs = {
  slug: Scalars['String']['input'];
};


/** The queries. */
export type QueryMailableItemsArgs = {
  entries: Array<Scalars['String']['input']>;
};


/** The queries. */
export type QueryMailablePageArgs = {
  entryKind: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The queries. */
export type QueryMailingFailuresArgs = {
  id: Scalars['UUID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The queries. */
export type QueryMailingPreviewArgs = {
  number: Scalars['Int']['input'];
};


/** The queries. */
export type QueryMailingsArgs = {
  number: Scalars['Int']['input'];
};


/** The queries. */
export type QueryMediaArgs = {
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<MediaSort>;
  unchecked?: InputMaybe<Scalars['Boolean']['input']>;
  unused?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The queries. */
export type QueryMediaItemArgs = {
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<MediaSort>;
  unchecked?: InputMaybe<Scalars['Boolean']['input']>;
  unused?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The queries. */
export type QueryOwnPageArgs = {
  path: Scalars['String']['input'];
};


/** The queries. */
export type QueryPageContentsArgs = {
  pages?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** The queries. */
export type QueryPendingMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The queries. */
export type QueryPersonalDataArgs = {
  email: Scalars['String']['input'];
};


/** The queries. */
export type QueryPicturesAtArgs = {
  urls: Array<Scalars['String']['input']>;
};


/** The queries. */
export type QueryPortfolioFilesArgs = {
  format: PictureFormat;
  width: Scalars['Int']['input'];
};


/** The queries. */
export type QueryPortfolioItemArgs = {
  slug: Scalars['String']['input'];
};


/** The queries. */
export type QueryPublicEntriesArgs = {
  kind: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The queries. */
export type QueryPublicEntryArgs = {
  kind: Scalars['String']['input'];
  slug: Scalars['String']['input'];
};


/** The queries. */
export type QuerySearchEntriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The queries. */
export type QuerySubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A short message to the business. */
export type QuickMessageInput = {
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** The text of the message. */
  message: Scalars['String']['input'];
  /** Name of the visitor. */
  name: Scalars['String']['input'];
  /** Phone number of the visitor; only its first 20 digits are stored. */
  phone: Scalars['String']['input'];
  /** The `submissionId` of the submission that this one corrects. The server may not have received that one. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The client creates one id for each filled-in form. A repeated submission gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A request for a quote. */
export type QuoteInput = {
  /** Any other type of property. */
  additionalText?: InputMaybe<Scalars['String']['input']>;
  /** Unit, floor or building. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City of the property. */
  city: Scalars['String']['input'];
  /** The expected day of staging; defaults to today in Milton. */
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** First name of the visitor. */
  firstName: Scalars['String']['input'];
  /** Last name of the visitor. */
  lastName: Scalars['String']['input'];
  /** The price at which it may be listed, in dollars: a number, or a text such as 450000.50, $450,000.50 or 450 000,50. */
  listPrice?: InputMaybe<Scalars['NonNegativeFloat']['input']>;
  /** The role of the visitor. */
  occupation: Scalars['String']['input'];
  /** Phone number of the visitor; only its digits are stored. */
  phone: Scalars['String']['input'];
  /** Postal code of the property. */
  postalCode: Scalars['String']['input'];
  /** File names that `uploadQuotePhotos` returned. */
  propertyPhotos: Array<Scalars['String']['input']>;
  /** The size of the property, as free text. */
  propertySize: Scalars['String']['input'];
  /** Whether the property is occupied. */
  propertyStatus: Scalars['String']['input'];
  /** The type of the property, as free text. */
  propertyType: Scalars['String']['input'];
  /** The `submissionId` of the submission that this one corrects. The server may not have received that one. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Province or territory. */
  state?: Scalars['String']['input'];
  /** Street and number of the property. */
  streetAddress: Scalars['String']['input'];
  /** The client creates one id for each filled-in form. A repeated submission gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** New recovery codes. They are not shown again. */
export type RecoveryCodes = {
  /** Ten codes; each works once in place of a code of the app. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** An admin who was removed. */
export type RemovedAdmin = {
  /** The id of the account. */
  account_id: Scalars['Int']['output'];
};

/** The places where a token replaced an amount. */
export type ReplacedFigure = {
  /** Whether its draft changed. */
  inDraft: Scalars['Boolean']['output'];
  /** Whether the entry changed; it has a new version then. */
  inEntry: Scalars['Boolean']['output'];
};

/** A template for replies to leads. */
export type ReplyTemplate = {
  /** The text with the prices and the details of the business that its tokens name. */
  filledText: Scalars['String']['output'];
  /** The name, such as 'Arrange a call'. */
  name: Scalars['String']['output'];
  /** The id of the template. */
  template_id: Scalars['Int']['output'];
  /** The text. A client replaces `{first name}` and `{estimate}` by the values of the lead before the admin edits it. */
  text: Scalars['String']['output'];
  /** Increases with every change. */
  version: Scalars['Int']['output'];
};

/** What an account may do. */
export type Role =
  /** Answers leads, edits reply templates, and writes and sends newsletters. */
  | 'ASSISTANT'
  /** Edits articles, categories, projects, location pages, own pages and media. */
  | 'EDITOR'
  /** Can do everything, including inviting and removing others. */
  | 'OWNER';

/** A second factor that is turned on. Its secret cannot be read. */
export type SecondFactor = {
  /** The time when it was turned on. */
  enabledAt: Scalars['DateTimeISO']['output'];
  /** The number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The readers of a segment, as of now. */
export type SegmentReaders = {
  /** The number of its confirmed subscribers. */
  count: Scalars['Int']['output'];
  /** The segment; null: all subscribers. */
  segment: Maybe<Scalars['String']['output']>;
};

/** The token of a mailed link and a new password. */
export type SetPasswordInput = {
  /** The new password, 8 to 16 characters and none of the most common ones. */
  password: Scalars['String']['input'];
  /** The token, from the fragment of the link. */
  token: Scalars['String']['input'];
};

/** A page of the business on a social network. */
export type SocialLink = {
  /** The name of the network. */
  label: Scalars['String']['output'];
  /** The URL of the page. */
  url: Scalars['String']['output'];
};

/** An uploaded video, and the content that uses it. */
export type StoredVideo = {
  /** The time at which the server removes a deleted one, thirty days later. Null if it stays. */
  deletedOn: Maybe<Scalars['DateTimeISO']['output']>;
  /** The time of the upload. */
  uploadedAt: Scalars['DateTimeISO']['output'];
  /** The content that uses it. An unused video stays until an admin deletes it. */
  uses: Array<MediaUse>;
  /** The video. */
  video: Video;
};

/** The result of a form. */
export type Submission = {
  /** 'success': the lead is stored and its mails are queued. */
  msg: Scalars['String']['output'];
  /** The `submissionId` of the input. */
  submissionId: Scalars['UUID']['output'];
};

/** A confirmed subscriber of the newsletter. */
export type Subscriber = {
  /** The time at which the link in the mail was used. */
  confirmedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The time at which the form was sent. */
  consentedAt: Scalars['DateTimeISO']['output'];
  /** The email address. */
  email: Scalars['String']['output'];
  /** The id, which is also the secret of the unsubscribe link. */
  id: Scalars['UUID']['output'];
};

/** A page of the confirmed subscribers, newest first. */
export type SubscriberConnection = {
  /** The items of this page with their cursors. */
  edges: Array<SubscriberEdge>;
  /** The items of this page without their cursors. */
  nodes: Array<Subscriber>;
  /** The limits of this page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An item of a list with its cursor. */
export type SubscriberEdge = {
  /** The position of the item in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Subscriber;
};

/** A picture that has been stored. */
export type UploadedImage = {
  /** Of an upload: false if the library had the same picture already, with its alternative text. */
  isNew: Maybe<Scalars['Boolean']['output']>;
  /** Whether its alternative text is only a suggestion: from the name of its file, or of the picture before it. */
  isSuggested: Scalars['Boolean']['output'];
  /** The picture in every format and width. */
  picture: Picture;
  /** The URL of the picture, for `blog_image`. */
  url: Scalars['String']['output'];
  /** Increases with every change of its alternative text or focal point. */
  version: Scalars['Int']['output'];
};

/** Photos that have been stored. */
export type UploadedPhotos = {
  /** The file names, in the order in which the photos were sent. */
  fileNames: Array<Scalars['String']['output']>;
};

/** A picture with the URL that a field has. */
export type UsedPicture = {
  /** The picture in every format and width. */
  picture: Picture;
  /** The URL of the picture, for `blog_image`. */
  url: Scalars['String']['output'];
};

/** A video file. */
export type Video = {
  /** Size of the file in bytes. */
  byteSize: Scalars['Int']['output'];
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** The URL of the video. Supports Range requests. */
  src: Scalars['String']['output'];
  /** The media type of the file, such as 'video/mp4'. */
  type: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** An invitation that was withdrawn. */
export type WithdrawnInvitation = {
  /** The email address of the invitation. */
  email: Scalars['String']['output'];
};
