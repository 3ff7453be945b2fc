import type { GraphQLSchema } from 'graphql';
import type { Weekday } from './weekdays.ts';

// The interface between the API and the web: the API loads the web's server bundle and calls its functions.

/** The business, as pages and mails show it. */
export interface Business {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** Town, province and country, separated by ', '. */
  location: string;
  /** Without a slash at its end. */
  siteUrl: string;
  socialLinks: { label: string; url: string }[];
  openingHours: { from: Weekday; to: Weekday; opens: string; closes: string }[];
  serviceArea: string[];
  leadRetentionDays: number | null;
}

/** The link of a newsletter mail that was opened, for its page. */
export interface MailedLink {
  /** The effect of the link, or the question that its page asks. */
  state: 'confirm' | 'subscribed' | 'unsubscribe' | 'ended' | 'unknown';
  /** The reader's email address, if the page asks a question. */
  email?: string;
}

/** The state of a form that the browser sent without scripts and that the server did not accept. */
export interface Submitted {
  /** Undefined if the server could not read it: every form of the page shows its failure. */
  formType?: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Whether the form shows its failure. */
  failed: boolean;
}

/** The source of the data of pages. */
export interface DataSource {
  schema: GraphQLSchema;
  /** The context value of GraphQL queries. */
  contextValue: unknown;
  business: Business;
  mailedLink?: MailedLink;
}

/** The server's input for a render. */
export interface Site extends DataSource {
  /** The form that the page is rendered for. */
  submitted?: Submitted;
  /** The day until which a link shows the page, which is a draft, in words. */
  draftUntil?: string;
  /** The built index.html with its placeholders `<!--head-->`, `<!--app-->` and `<!--data-->`. */
  template: string;
  /** Returns whether an error means that the database or the file store is not available. */
  isUnavailable(error: unknown): boolean;
}

/** The state of a page that is rendered for one visitor. */
export type PageState = Pick<Site, 'mailedLink' | 'submitted' | 'draftUntil'>;

/** A rendered page. */
export interface Rendered {
  /** 200, 404, 500 or 503, or 301 with a location. */
  status: number;
  /** The target of a redirect. */
  location?: string;
  /** Of a path that names nothing: the path of the 404 page of its kind, which is the same for all. */
  notFoundAt?: string;
  /** The whole document; empty for a redirect and with `notFoundAt`. */
  html: string;
  /** The page's own directives of the content security policy. */
  policy?: string;
  /** For the log, if the status is 500 or 503. */
  error?: unknown;
}

/** A page for offline reading, with the URLs of its queries as a client navigation sends them. */
export interface OfflinePage {
  path: string;
  queries: readonly string[];
}

/** The entries stored for offline reading. */
export interface Published {
  /** The paths of their pages, the most visited first. */
  entries: readonly string[];
  /** How many of them are articles, which have a list of several pages. */
  articles: number;
}

/** The default export of web/dist/server/server.js, or in development of web/src/app/server.tsx. */
export interface ServerBundle {
  /** Renders the page of a GET request. */
  render(request: Request, site: Site): Promise<Rendered>;
  /** Returns the web app manifest for a business of this name. */
  manifestFor(name: string): object;
  /** Returns the pages that are stored for offline reading, the most visited first. */
  offlinePages(content: Published, source: DataSource): Promise<OfflinePage[]>;
  /** Returns a picture that belongs to the release, with its files. */
  releasePicture(name: string): object | undefined;
}
