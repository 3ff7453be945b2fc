export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, as YYYY-MM-DD; an ISO 8601 time is read as its day. */
  Date: { input: string; output: string; }
  /** A moment with its time zone, as an ISO 8601 text such as 2025-03-31T09:00:00Z. */
  DateTime: { input: string; output: string; }
  /** A decimal number, as a number or as its spelling. */
  Decimal: { input: string | number; output: string; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A UUID, such as 6f9b1c5e-3c1d-4a0e-9a57-0f3f1c2d7b11. */
  UUID: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** Who is signed in. */
export type Account = {
  /** Its email address. */
  email: Scalars['String']['output'];
  /** Whether it may edit the site and read leads. */
  isAdmin: Scalars['Boolean']['output'];
};

/** An article of the blog. */
export type Blog = {
  /** Identifies the article, also after its slug has changed. */
  blog_id: Scalars['Int']['output'];
  /** The address of its picture. */
  blog_image: Scalars['String']['output'];
  /** Its blocks, in order. */
  blogs_content: Array<BlogContent>;
  /** Its opening, as sanitised HTML. */
  brief_paragraph: Scalars['String']['output'];
  /** Canonical address; empty: its own. */
  canonicalLink: Scalars['String']['output'];
  /** The `category_id` of its category. */
  category: Scalars['Int']['output'];
  /** The category that `category` names, so that nobody looks it up in `categories`. */
  categoryDetails: Category;
  /** Description for search engines. */
  metaDescription: Scalars['String']['output'];
  /** Title for search engines; empty: its own title. */
  metaTitle: Scalars['String']['output'];
  /** Its picture in every width, where it is stored here. */
  picture: Maybe<Picture>;
  /** From when on everybody sees it; null while it is a draft. */
  publishAt: Maybe<Scalars['DateTime']['output']>;
  /** The date it shows, in words. */
  published_date: Scalars['String']['output'];
  /** What its address is made from: lower-cased, each run of white space a hyphen. */
  slug_url: Scalars['String']['output'];
  /** Its state; what everybody can read is PUBLISHED. */
  state: BlogState;
  /** Its title. */
  title: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by every change; an editor sends back the one it began with. */
  version: Scalars['Int']['output'];
};

/** One block of an article. */
export type BlogContent = {
  /** Its heading. */
  heading: Scalars['String']['output'];
  /** Its paragraph: plain text, or HTML where it begins with a tag. */
  paragraph: Scalars['String']['output'];
};

/** One block of an article; without a heading or a paragraph it is left out. */
export type BlogContentInput = {
  /** Its heading. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** Its paragraph: plain text, or HTML where it begins with a tag. */
  paragraph?: InputMaybe<Scalars['String']['input']>;
};

/** An article as its author writes it. */
export type BlogInput = {
  /** The address of its picture, as `uploadImage` gave it. */
  blog_image?: InputMaybe<Scalars['String']['input']>;
  /** Its blocks, in order. */
  blogs_content?: InputMaybe<Array<BlogContentInput>>;
  /** Its opening, as HTML; what is not plain text, a list or a link is taken out. */
  brief_paragraph?: InputMaybe<Scalars['String']['input']>;
  /** Canonical URL; the page links it only if it is an http(s) URL. */
  canonicalLink?: InputMaybe<Scalars['String']['input']>;
  /** The number of its category, not the one of 'All'. */
  category: Scalars['Int']['input'];
  /** True: nobody sees it but admins. Left out: as it is; a new article is published. */
  draft?: InputMaybe<Scalars['Boolean']['input']>;
  /** Description for search engines. */
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** Title for search engines; empty: its own title. */
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** From when on everybody sees it; a time that has passed is now. Left out: at once. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The date it shows, in words; it orders nothing. */
  published_date?: InputMaybe<Scalars['String']['input']>;
  /** What its address is made from: lower-cased, each run of white space a hyphen. Unique. */
  slug_url: Scalars['String']['input'];
  /** Its title. */
  title: Scalars['String']['input'];
};

/** One page of the blog. */
export type BlogPage = {
  /** The articles, newest first. */
  items: Array<Blog>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are. */
  pageCount: Scalars['Int']['output'];
  /** How many articles there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** The text of an article before a change. */
export type BlogRevision = {
  /** Its blocks, in order. */
  blogs_content: Array<BlogContent>;
  /** Its opening, as sanitised HTML. */
  brief_paragraph: Scalars['String']['output'];
  /** Identifies the revision; later ones have higher numbers. */
  revision_id: Scalars['Int']['output'];
  /** When it was replaced. */
  savedAt: Scalars['DateTime']['output'];
  /** The email address of who replaced it. */
  savedBy: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** The version of the article that it was. */
  version: Scalars['Int']['output'];
};

/** The state of an article. */
export type BlogState =
  /** Deleted; it can be restored for thirty days. */
  | 'DELETED'
  /** Only admins see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED'
  /** Everybody will see it from `publishAt` on. */
  | 'SCHEDULED';

/** The business that owns this site. */
export type Business = {
  /** Its email address. */
  email: Scalars['String']['output'];
  /** The age in days at which leads are deleted; null: an admin deletes them. */
  leadRetentionDays: Maybe<Scalars['Int']['output']>;
  /** Its town, province and country. */
  location: Scalars['String']['output'];
  /** Its name, as headers and mails show it. */
  name: Scalars['String']['output'];
  /** Its phone number, as people read it. */
  phone: Scalars['String']['output'];
  /** The site's URL, without a slash at its end. */
  siteUrl: Scalars['String']['output'];
  /** Its pages on social networks, in the order to show them. */
  socialLinks: Array<SocialLink>;
};

/** A subject of the blog; the one named 'All' means every subject. */
export type Category = {
  /** Its name, such as 'Staging'; the entry 'All' means every category. */
  category: Scalars['String']['output'];
  /** Identifies the category; `Blog.category` names it. */
  category_id: Scalars['Int']['output'];
};

/** An enquiry about project management or a partnership. */
export type EnquiryInput = {
  /** What the project or the business is about. */
  description: Scalars['String']['input'];
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** Which of the two forms it is, misspelling included. */
  formType: Scalars['String']['input'];
  /** Name of the visitor. */
  name: Scalars['String']['input'];
  /** Phone number of the visitor; anything but its digits is left out. */
  phoneNum: Scalars['String']['input'];
  /** The `submissionId` of the version that a corrected form replaces, whether that one arrived or not. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** Made by the client, once for each form filled in. The same id sent again gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** When the visitor would like to be called, in words. */
  timeToConnect: Scalars['String']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Proof that a person's data was deleted, without any of it. */
export type Erasure = {
  /** When the data was deleted. */
  erasedAt: Scalars['DateTime']['output'];
  /** The email address of the admin who did it, or 'the retention period'. */
  erasedBy: Scalars['String']['output'];
  /** What to tell the person as its reference. */
  erasure_id: Scalars['UUID']['output'];
  /** How many leads were deleted. */
  leads: Scalars['Int']['output'];
  /** How many mails were deleted: entries of the queue, and files. */
  mails: Scalars['Int']['output'];
  /** How many photos were deleted. */
  photos: Scalars['Int']['output'];
  /** How many newsletter subscriptions were deleted. */
  subscriptions: Scalars['Int']['output'];
};

/** What `extensions.code` of an error can be. No field has this type. */
export type ErrorCode =
  /** The HTTP request is not one of GraphQL. */
  | 'BAD_REQUEST'
  /** What was sent breaks a rule; `extensions.fields` has field names with messages. */
  | 'BAD_USER_INPUT'
  /** Who is signed in may not do this. */
  | 'FORBIDDEN'
  /** The operation is not valid GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The operation does not fit the schema, or is over a limit. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** A fault of the server; nothing of its cause is reported. */
  | 'INTERNAL_SERVER_ERROR'
  /** What was to be changed does not exist. */
  | 'NOT_FOUND'
  /** The document has no operation of this name. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** No release has an operation with this hash; send its text. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** An operation cannot be stored under this hash. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** Too many requests; `extensions.retryAfter` has the seconds to wait. */
  | 'RATE_LIMITED'
  /** The server cannot do it now; `extensions.retryAfter` has the seconds to wait. */
  | 'SERVICE_UNAVAILABLE'
  /** Nobody is signed in: the token is missing, unknown or expired. */
  | 'UNAUTHENTICATED';

/** What a visitor sent. */
export type Lead = {
  /** `fields` to be read by people, in the order of the form; without the photos. */
  answers: Array<LeadAnswer>;
  /** The versions that the visitor corrected by it, the latest first; they are in no list of leads. */
  earlier: Array<Lead>;
  /** The visitor's email address. */
  email: Scalars['String']['output'];
  /** What was sent, by the form's field names. */
  fields: Scalars['JSONObject']['output'];
  /** The form it came from: 'Get a Qoute', 'Get in Touch', 'Contact', 'Message genrated through Project Management form', 'Message genrated through Partnership form', 'Newsletter', or the text that a client of the main contact form sent. */
  formType: Scalars['String']['output'];
  /** Identifies the lead in this database; visitors know it by its `submissionId`. */
  id: Scalars['ID']['output'];
  /** The mails about it, the business's first. */
  mails: Array<LeadMail>;
  /** What admins noted about it, the oldest first. */
  notes: Array<LeadNote>;
  /** Its photos, in the order in which they were sent. */
  photos: Array<LeadPhoto>;
  /** The `submissionId` of the version that it corrects; null where it corrects none. */
  replaces: Maybe<Scalars['UUID']['output']>;
  /** Whether it looks like a bot's; such a lead is stored, and no mail is sent. */
  spam: Scalars['Boolean']['output'];
  /** How far an admin has come with it. */
  state: LeadState;
  /** The id that the visitor's client gave it. */
  submissionId: Scalars['UUID']['output'];
  /** When the server stored it. */
  submittedAt: Scalars['DateTime']['output'];
};

/** One answer of a form, as people write it. */
export type LeadAnswer = {
  /** The form's label of the field, such as 'Estimated list price'. */
  label: Scalars['String']['output'];
  /** The form's own name of the field, such as 'listPrice'. */
  name: Scalars['String']['output'];
  /** The value to show, such as '$1,150,000' or '905-555-0199'. */
  value: Scalars['String']['output'];
};

/** A page of leads, newest first. */
export type LeadConnection = {
  /** The leads with their cursors. */
  edges: Array<LeadEdge>;
  /** The leads without their cursors. */
  nodes: Array<Lead>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many leads pass the filters, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A lead and its cursor. */
export type LeadEdge = {
  /** Its position in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The lead itself. */
  node: Lead;
};

/** A mail about a lead. */
export type LeadMail = {
  /** Its id, with which its Message-ID begins. */
  id: Scalars['ID']['output'];
  /** What the mail server said last; null where it took the mail, or was not asked yet. */
  lastError: Maybe<Scalars['String']['output']>;
  /** How often it was tried again. */
  retries: Scalars['Int']['output'];
  /** When it was sent; null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was sent. */
  state: MailState;
  /** Whom it is for. */
  to: MailRecipient;
};

/** What an admin noted about a lead. */
export type LeadNote = {
  /** Identifies the note; later ones have higher numbers. */
  note_id: Scalars['Int']['output'];
  /** The text of the note. */
  text: Scalars['String']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
  /** The email address of who wrote it. */
  writtenBy: Scalars['String']['output'];
};

/** A photo that came with a lead. */
export type LeadPhoto = {
  /** Name of the file, as `uploadQuotePhotos` gave it. */
  fileName: Scalars['String']['output'];
  /** Path of the photo; it is signed, and expires after a day. */
  url: Scalars['String']['output'];
};

/** The state of a lead. */
export type LeadState =
  /** Somebody has answered. */
  | 'answered'
  /** It did not. */
  | 'lost'
  /** Nobody has answered yet. */
  | 'new'
  /** No person meant it. */
  | 'spam'
  /** It became a job. */
  | 'won';

/** The leads of one week. */
export type LeadWeek = {
  /** How many leads came in, spam left out. */
  count: Scalars['Int']['output'];
  /** The Monday it begins on, in Milton. */
  monday: Scalars['Date']['output'];
  /** How many of them nobody has answered yet. */
  unanswered: Scalars['Int']['output'];
  /** How many of them became a job. */
  won: Scalars['Int']['output'];
};

/** A page about the services in one place, at /location/{slug}. */
export type LocationPage = {
  /** First section: heading. */
  heading_1: Scalars['String']['output'];
  /** Second section: heading. */
  heading_2: Scalars['String']['output'];
  /** Third section: heading. */
  heading_3: Scalars['String']['output'];
  /** Fourth section: heading. */
  heading_4: Scalars['String']['output'];
  /** The highlighted heading. */
  highlighted_heading: Scalars['String']['output'];
  /** Identifies the page, also after its slug has changed. */
  location_id: Scalars['Int']['output'];
  /** Its first heading. */
  main_heading: Scalars['String']['output'];
  /** The paragraph under it. */
  main_paragraph: Scalars['String']['output'];
  /** Description for search engines. */
  meta_description: Scalars['String']['output'];
  /** Keywords for search engines. */
  meta_keywords: Scalars['String']['output'];
  /** Canonical address; empty: its own. */
  meta_link: Scalars['String']['output'];
  /** Title for search engines. */
  meta_title: Scalars['String']['output'];
  /** First section: paragraph. */
  paragraph_1: Scalars['String']['output'];
  /** Second section: paragraph. */
  paragraph_2: Scalars['String']['output'];
  /** Third section: paragraph. */
  paragraph_3: Scalars['String']['output'];
  /** Fourth section: paragraph. */
  paragraph_4: Scalars['String']['output'];
  /** What its address is made from: lower-cased, each run of white space a hyphen. */
  slug_url: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by every change; an editor sends back the one it began with. */
  version: Scalars['Int']['output'];
};

/** A location page as its author writes it. */
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
  /** Its first heading. */
  main_heading: Scalars['String']['input'];
  /** The paragraph under it. */
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
  /** What its address is made from: lower-cased, each run of white space a hyphen. Unique. */
  slug_url: Scalars['String']['input'];
};

/** A session that has just begun. */
export type Login = {
  /** Its email address. */
  email: Scalars['String']['output'];
  /** Whether it may edit the site and read leads. */
  isAdmin: Scalars['Boolean']['output'];
  /** What to send as `Authorization: Bearer …`; shown this once. */
  token: Scalars['String']['output'];
};

/** An email address and its password. */
export type LoginInput = {
  /** The email address. */
  email: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** Whom a mail is for. */
export type MailRecipient =
  /** The business, with everything that was sent. */
  | 'business'
  /** Who filled in the form, with an acknowledgement. */
  | 'visitor';

/** Whether a mail was sent. */
export type MailState =
  /** The mail server rejected it for good; it can be sent again. */
  | 'failed'
  /** Its lead is marked as spam; it is sent once that is taken back. */
  | 'held'
  /** It will be sent, or tried again after a pause. */
  | 'queued'
  /** The mail server has taken it. */
  | 'sent';

/** A message to the business. */
export type MessageInput = {
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** Where the client shows the form, in its own words. */
  formType?: InputMaybe<Scalars['String']['input']>;
  /** What the visitor has to say. */
  message: Scalars['String']['input'];
  /** Name of the visitor. */
  name: Scalars['String']['input'];
  /** Phone number of the visitor; anything but its digits is left out. */
  phoneNum: Scalars['String']['input'];
  /** The `submissionId` of the version that a corrected form replaces, whether that one arrived or not. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** Made by the client, once for each form filled in. The same id sent again gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What can be sent and changed. */
export type Mutation = {
  /** Adds a note to a lead. */
  addLeadNote: Lead;
  /** Adds a room before and after at the end of a tab. */
  addPortfolioPair: PortfolioItem;
  /** Adds a picture at the end of a tab. */
  addPortfolioPicture: PortfolioItem;
  /** Adds a video at the end of a tab. */
  addPortfolioVideo: PortfolioItem;
  /** Stores a new article; it is public at once unless it says otherwise. */
  createBlog: Blog;
  /** Stores a new location page, public at once. */
  createLocationPage: LocationPage;
  /** Deletes an article, which can be restored for thirty days. Always true; NOT_FOUND where there is none. */
  deleteBlog: Scalars['Boolean']['output'];
  /** Deletes a note. Always true; NOT_FOUND where there is none. */
  deleteLeadNote: Scalars['Boolean']['output'];
  /** Deletes a location page, which can be restored for thirty days. Always true; NOT_FOUND where there is none. */
  deleteLocationPage: Scalars['Boolean']['output'];
  /** Deletes everything a person sent from an address: leads, notes, photos, queued mails, the subscription. */
  erasePerson: Erasure;
  /** Signs in. */
  login: Login;
  /** Ends the session of the token that the request carries. */
  logout: Scalars['Boolean']['output'];
  /** Moves an item to another position, in its tab or another. */
  movePortfolioItem: PortfolioItem;
  /** Removes an item, which can be restored for thirty days. Always true; NOT_FOUND where there is none. */
  removePortfolioItem: Scalars['Boolean']['output'];
  /** Asks for a quote. */
  requestQuote: Submission;
  /** Sends a failed mail again; any other is left as it is. */
  resendMail: LeadMail;
  /** Restores a deleted article as it was. */
  restoreBlog: Blog;
  /** Restores an earlier revision of an article; the current text becomes a revision. */
  restoreBlogRevision: Blog;
  /** Restores a deleted location page as it was. */
  restoreLocationPage: LocationPage;
  /** Restores a removed item at its position. */
  restorePortfolioItem: PortfolioItem;
  /** Enquires about project management or a partnership. */
  sendEnquiry: Submission;
  /** Sends the main contact form ('Contact'). */
  sendMessage: Submission;
  /** Sends the short contact form ('Get in Touch'). */
  sendQuickMessage: Submission;
  /** Sets the state of a lead. */
  setLeadState: Lead;
  /** Subscribes to the newsletter; subscribing twice is one subscription. */
  subscribeNewsletter: Submission;
  /** Replaces an article; its old address redirects to the new one. */
  updateBlog: Blog;
  /** Replaces a location page; its old address redirects to the new one. */
  updateLocationPage: LocationPage;
  /** Changes the caption and the alternative texts of an item. */
  updatePortfolioItem: PortfolioItem;
  /** Stores a picture for an article. */
  uploadImage: UploadedImage;
  /** Stores one to five photos, for a quote to name within a day. */
  uploadQuotePhotos: UploadedPhotos;
};


/** What can be sent and changed. */
export type MutationAddLeadNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be sent and changed. */
export type MutationAddPortfolioPairArgs = {
  after: Scalars['String']['input'];
  before: Scalars['String']['input'];
  facts?: InputMaybe<PortfolioFactsInput>;
  group: PortfolioGroupName;
  input: PortfolioItemInput;
};


/** What can be sent and changed. */
export type MutationAddPortfolioPictureArgs = {
  facts?: InputMaybe<PortfolioFactsInput>;
  group: PortfolioGroupName;
  image: Scalars['String']['input'];
  input: PortfolioItemInput;
};


/** What can be sent and changed. */
export type MutationAddPortfolioVideoArgs = {
  facts?: InputMaybe<PortfolioFactsInput>;
  group: PortfolioGroupName;
  input: PortfolioItemInput;
  poster: Scalars['String']['input'];
  video: Scalars['Upload']['input'];
};


/** What can be sent and changed. */
export type MutationCreateBlogArgs = {
  input: BlogInput;
};


/** What can be sent and changed. */
export type MutationCreateLocationPageArgs = {
  input: LocationPageInput;
};


/** What can be sent and changed. */
export type MutationDeleteBlogArgs = {
  id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationDeleteLeadNoteArgs = {
  note_id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationDeleteLocationPageArgs = {
  id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationErasePersonArgs = {
  email: Scalars['String']['input'];
};


/** What can be sent and changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be sent and changed. */
export type MutationMovePortfolioItemArgs = {
  group: PortfolioGroupName;
  id: Scalars['Int']['input'];
  position: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationRemovePortfolioItemArgs = {
  id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationRequestQuoteArgs = {
  input: QuoteInput;
};


/** What can be sent and changed. */
export type MutationResendMailArgs = {
  id: Scalars['ID']['input'];
};


/** What can be sent and changed. */
export type MutationRestoreBlogArgs = {
  id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationRestoreBlogRevisionArgs = {
  id: Scalars['Int']['input'];
  revision_id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationRestoreLocationPageArgs = {
  id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationRestorePortfolioItemArgs = {
  id: Scalars['Int']['input'];
};


/** What can be sent and changed. */
export type MutationSendEnquiryArgs = {
  input: EnquiryInput;
};


/** What can be sent and changed. */
export type MutationSendMessageArgs = {
  input: MessageInput;
};


/** What can be sent and changed. */
export type MutationSendQuickMessageArgs = {
  input: QuickMessageInput;
};


/** What can be sent and changed. */
export type MutationSetLeadStateArgs = {
  id: Scalars['ID']['input'];
  state: LeadState;
};


/** What can be sent and changed. */
export type MutationSubscribeNewsletterArgs = {
  input: NewsletterInput;
};


/** What can be sent and changed. */
export type MutationUpdateBlogArgs = {
  id: Scalars['Int']['input'];
  input: BlogInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be sent and changed. */
export type MutationUpdateLocationPageArgs = {
  id: Scalars['Int']['input'];
  input: LocationPageInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be sent and changed. */
export type MutationUpdatePortfolioItemArgs = {
  facts?: InputMaybe<PortfolioFactsInput>;
  id: Scalars['Int']['input'];
  input: PortfolioItemInput;
};


/** What can be sent and changed. */
export type MutationUploadImageArgs = {
  alt?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['Upload']['input'];
};


/** What can be sent and changed. */
export type MutationUploadQuotePhotosArgs = {
  files: Array<Scalars['Upload']['input']>;
};

/** A subscription to the newsletter. */
export type NewsletterInput = {
  /** Version of the words beside the form, to which the visitor consented. */
  consentVersion?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's email address. What is none is stored as it is, and no mail is sent to it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Path of the page on which the visitor subscribed, such as /blog. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** The `submissionId` of the version that a corrected form replaces, whether that one arrived or not. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** Made by the client, once for each form filled in. The same id sent again gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Where a page of a list begins and ends, as Relay defines it. */
export type PageInfo = {
  /** The cursor of the last item, for `after`; null where the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are items before this page: it was asked for by `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first item; null where the page is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A mail that has not been sent yet, and is not held. */
export type PendingMail = {
  /** The visitor's email address. */
  email: Scalars['String']['output'];
  /** The `formType` of the lead. */
  formType: Scalars['String']['output'];
  /** Its id, with which its Message-ID begins. */
  id: Scalars['ID']['output'];
  /** What the mail server said last. */
  lastError: Maybe<Scalars['String']['output']>;
  /** When it is tried next; null while it is being sent, or where nobody tries any more. */
  nextTry: Maybe<Scalars['DateTime']['output']>;
  /** When the lead was stored. */
  queuedSince: Scalars['DateTime']['output'];
  /** Either `queued` or `failed`. */
  state: MailState;
  /** The `submissionId` of the lead that it is about. */
  submissionId: Scalars['UUID']['output'];
  /** Whom it is for. */
  to: MailRecipient;
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** Mails that have not been sent yet, held ones left out, the oldest first. */
export type PendingMails = {
  /** How many of these the mail server rejected permanently. */
  failedCount: Scalars['Int']['output'];
  /** The oldest of them. */
  items: Array<PendingMail>;
  /** How many of these have been queued for more than an hour. */
  overdueCount: Scalars['Int']['output'];
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A picture in every format and width it is offered in. */
export type Picture = {
  /** What is seen, in words, for those who do not see it. */
  alt: Scalars['String']['output'];
  /** Height of the largest, in pixels. */
  height: Scalars['Int']['output'];
  /** A blurred miniature to show while it loads, as a data: address. */
  placeholder: Scalars['String']['output'];
  /** The smaller formats, best first. */
  sources: Array<PictureSource>;
  /** The largest JPEG, for clients that take one address. */
  src: Scalars['String']['output'];
  /** Width of the largest, in pixels. */
  width: Scalars['Int']['output'];
};

/** A format that pictures are offered in. */
export type PictureFormat =
  /** The smallest files. */
  | 'AVIF'
  /** Read by everything. */
  | 'JPG'
  /** Read by every browser of today. */
  | 'WEBP';

/** One format of a picture, in several widths. */
export type PictureSource = {
  /** The addresses with their widths, as in the srcset attribute. */
  srcset: Scalars['String']['output'];
  /** Its media type, such as 'image/avif'. */
  type: Scalars['String']['output'];
};

/** Facts of the project that an item shows. Each is optional; one that is left out is null. */
export type PortfolioFactsInput = {
  /** How many it took. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** What was booked, by its name. */
  package?: InputMaybe<Scalars['String']['input']>;
  /** How many were done. */
  rooms?: InputMaybe<Scalars['Int']['input']>;
  /** Where it was. */
  town?: InputMaybe<Scalars['String']['input']>;
};

/** A file that has to be cached to show the portfolio without a connection. */
export type PortfolioFile = {
  /** Its size in bytes. */
  byteSize: Scalars['Int']['output'];
  /** Its address, under which its content never changes. */
  src: Scalars['String']['output'];
};

/** One tab of the portfolio. */
export type PortfolioGroup = {
  /** What it shows, in order. */
  items: Array<PortfolioItem>;
  /** Which one. */
  name: PortfolioGroupName;
  /** The tab's label. */
  title: Scalars['String']['output'];
};

/** A tab of the portfolio. */
export type PortfolioGroupName =
  /** Offices, shops and restaurants. */
  | 'COMMERCIAL'
  /** Work outside Canada. */
  | 'GLOBAL'
  /** Homes. */
  | 'RESIDENTIAL';

/** Something the portfolio shows. */
export type PortfolioItem = {
  /** How many days it took; null where the owner has not said it. */
  days: Maybe<Scalars['Int']['output']>;
  /** The package that was booked, by its name; null where the owner has not said it. */
  package: Maybe<Scalars['String']['output']>;
  /** The picture; of a pair the one after; of a video its poster. */
  picture: Picture;
  /** Identifies the item, whatever its position. */
  portfolio_id: Scalars['Int']['output'];
  /** How many rooms were done; null where the owner has not said it. */
  rooms: Maybe<Scalars['Int']['output']>;
  /** Its caption. */
  title: Scalars['String']['output'];
  /** Where the project was; null where the owner has not said it. */
  town: Maybe<Scalars['String']['output']>;
};

/** The caption and the alternative texts of a portfolio item. */
export type PortfolioItemInput = {
  /** What the picture shows, in words, for those who do not see it; of a pair the one after, of a video its poster. */
  alt: Scalars['String']['input'];
  /** The same for the picture before; a pair needs it. */
  beforeAlt?: InputMaybe<Scalars['String']['input']>;
  /** Its caption. */
  title: Scalars['String']['input'];
};

/** A room before and after. */
export type PortfolioPair = PortfolioItem & {
  /** The room before. */
  before: Picture;
  /** How many days it took; null where the owner has not said it. */
  days: Maybe<Scalars['Int']['output']>;
  /** The package that was booked, by its name; null where the owner has not said it. */
  package: Maybe<Scalars['String']['output']>;
  /** The picture; of a pair the one after; of a video its poster. */
  picture: Picture;
  /** Identifies the item, whatever its position. */
  portfolio_id: Scalars['Int']['output'];
  /** How many rooms were done; null where the owner has not said it. */
  rooms: Maybe<Scalars['Int']['output']>;
  /** Its caption. */
  title: Scalars['String']['output'];
  /** Where the project was; null where the owner has not said it. */
  town: Maybe<Scalars['String']['output']>;
};

/** A room. */
export type PortfolioPicture = PortfolioItem & {
  /** How many days it took; null where the owner has not said it. */
  days: Maybe<Scalars['Int']['output']>;
  /** The package that was booked, by its name; null where the owner has not said it. */
  package: Maybe<Scalars['String']['output']>;
  /** The picture; of a pair the one after; of a video its poster. */
  picture: Picture;
  /** Identifies the item, whatever its position. */
  portfolio_id: Scalars['Int']['output'];
  /** How many rooms were done; null where the owner has not said it. */
  rooms: Maybe<Scalars['Int']['output']>;
  /** Its caption. */
  title: Scalars['String']['output'];
  /** Where the project was; null where the owner has not said it. */
  town: Maybe<Scalars['String']['output']>;
};

/** A video, played in place. */
export type PortfolioVideo = PortfolioItem & {
  /** How many days it took; null where the owner has not said it. */
  days: Maybe<Scalars['Int']['output']>;
  /** The package that was booked, by its name; null where the owner has not said it. */
  package: Maybe<Scalars['String']['output']>;
  /** The picture; of a pair the one after; of a video its poster. */
  picture: Picture;
  /** Identifies the item, whatever its position. */
  portfolio_id: Scalars['Int']['output'];
  /** How many rooms were done; null where the owner has not said it. */
  rooms: Maybe<Scalars['Int']['output']>;
  /** Its caption. */
  title: Scalars['String']['output'];
  /** Where the project was; null where the owner has not said it. */
  town: Maybe<Scalars['String']['output']>;
  /** The file. */
  video: Video;
};

/** What can be read. */
export type Query = {
  /** The article at this address; null when there is none. */
  blog: Maybe<Blog>;
  /** The article with this number; null when there is none. */
  blogById: Maybe<Blog>;
  /** Earlier revisions of an article, the latest first, at most 100. */
  blogRevisions: Array<BlogRevision>;
  /** The articles of the blog, newest first, in pages. */
  blogs: BlogPage;
  /** The business's name and how to reach it. */
  business: Business;
  /** The blog's categories, 'All' first. */
  categories: Array<Category>;
  /** Deleted location pages that can be restored, the latest deletion first. */
  deletedLocationPages: Array<LocationPage>;
  /** Every deletion of a person's data, or of leads for their age, the latest first. */
  erasures: Array<Erasure>;
  /** One lead; null when there is none. */
  lead: Maybe<Lead>;
  /** What visitors sent, newest first; for an admin. */
  leads: LeadConnection;
  /** How many leads came in, week by week, the newest week first. */
  leadsByWeek: Array<LeadWeek>;
  /** The page of this place; null when there is none. */
  locationPage: Maybe<LocationPage>;
  /** Every location page. */
  locationPages: Array<LocationPage>;
  /** The article with this number in whatever state; null when there is none. */
  manageBlog: Maybe<Blog>;
  /** The articles as an admin sees them, drafts and scheduled ones too, newest first. */
  manageBlogs: BlogPage;
  /** Who is signed in; null when anonymous. */
  me: Maybe<Account>;
  /** Mails of leads that are not sent yet; for an admin. */
  pendingMails: PendingMails;
  /** The portfolio: its three tabs with what they show. */
  portfolio: Array<PortfolioGroup>;
  /** The files that show the whole portfolio on one screen, with their real sizes: to save them there. */
  portfolioFiles: Array<PortfolioFile>;
  /** Removed items that can be restored, the latest first. */
  removedPortfolioItems: Array<PortfolioItem>;
};


/** What can be read. */
export type QueryBlogArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. */
export type QueryBlogByIdArgs = {
  id: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryBlogRevisionsArgs = {
  id: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryBlogsArgs = {
  category?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryLeadArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  formType?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  spam?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<LeadState>;
};


/** What can be read. */
export type QueryLeadsByWeekArgs = {
  weeks?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryLocationPageArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. */
export type QueryManageBlogArgs = {
  id: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryManageBlogsArgs = {
  category?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<BlogState>;
};


/** What can be read. */
export type QueryPendingMailsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryPortfolioFilesArgs = {
  format: PictureFormat;
  width: Scalars['Int']['input'];
};

/** A few words to the business, with a number to call. */
export type QuickMessageInput = {
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** What the visitor has to say. */
  message: Scalars['String']['input'];
  /** Name of the visitor. */
  name: Scalars['String']['input'];
  /** Phone number of the visitor; anything but its digits is left out. */
  phone: Scalars['String']['input'];
  /** The `submissionId` of the version that a corrected form replaces, whether that one arrived or not. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** Made by the client, once for each form filled in. The same id sent again gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A request for a quote. */
export type QuoteInput = {
  /** Anything else. */
  additionalText?: InputMaybe<Scalars['String']['input']>;
  /** Unit, floor or building. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City of the property. */
  city: Scalars['String']['input'];
  /** The day on which staging is expected; today in Milton where it is left out. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** First name of the visitor. */
  firstName: Scalars['String']['input'];
  /** Last name of the visitor. */
  lastName: Scalars['String']['input'];
  /** The price at which it may be listed, in dollars. */
  listPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** What the visitor is to the property. */
  occupation: Scalars['String']['input'];
  /** Phone number of the visitor; anything but its digits is left out. */
  phone: Scalars['String']['input'];
  /** Postal code of the property. */
  postalCode: Scalars['String']['input'];
  /** Names of uploaded photos, as `uploadQuotePhotos` gave them. */
  propertyPhotos: Array<Scalars['String']['input']>;
  /** How large it is, in words. */
  propertySize: Scalars['String']['input'];
  /** Whether somebody lives there. */
  propertyStatus: Scalars['String']['input'];
  /** What it is, in words. */
  propertyType: Scalars['String']['input'];
  /** The `submissionId` of the version that a corrected form replaces, whether that one arrived or not. */
  replaces?: InputMaybe<Scalars['UUID']['input']>;
  /** Province or territory. */
  state?: Scalars['String']['input'];
  /** Street and number of the property. */
  streetAddress: Scalars['String']['input'];
  /** Made by the client, once for each form filled in. The same id sent again gets the first response. */
  submissionId: Scalars['UUID']['input'];
  /** A hidden control that visitors leave empty; a form that fills it in is stored as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the business on a social network. */
export type SocialLink = {
  /** The name of the network. */
  label: Scalars['String']['output'];
  /** The URL of the page. */
  url: Scalars['String']['output'];
};

/** The answer to a form. */
export type Submission = {
  /** 'success': the lead is stored, and its mails are queued. */
  msg: Scalars['String']['output'];
  /** The `submissionId` of the input. */
  submissionId: Scalars['UUID']['output'];
};

/** A picture that has been stored. */
export type UploadedImage = {
  /** The picture in every format and width. */
  picture: Picture;
  /** Its address, for `blog_image`. */
  url: Scalars['String']['output'];
};

/** Photos that have been stored. */
export type UploadedPhotos = {
  /** Their names, in the order in which they were sent. */
  fileNames: Array<Scalars['String']['output']>;
};

/** A video file. */
export type Video = {
  /** Size of the file in bytes. */
  byteSize: Scalars['Int']['output'];
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Its address; Range requests are answered. */
  src: Scalars['String']['output'];
  /** Its media type, such as 'video/mp4'. */
  type: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};
