import { Content } from './migrations/2026-11-21-content.ts';
import { Editing } from './migrations/2026-11-21-editing.ts';
import { Leads } from './migrations/2026-11-21-leads.ts';
import { Newsletter } from './migrations/2026-11-21-newsletter.ts';
import { Authors } from './migrations/2026-11-22-authors.ts';
import { Device } from './migrations/2026-11-22-device.ts';
import { Erasure } from './migrations/2026-11-22-erasure.ts';
import { LeadCorrections } from './migrations/2026-11-22-lead-corrections.ts';
import { LeadSearch } from './migrations/2026-11-22-lead-search.ts';
import { Mail } from './migrations/2026-11-22-mail.ts';
import { CaseStudies } from './migrations/2026-11-23-case-studies.ts';
import { LeadQueries } from './migrations/2026-11-23-lead-queries.ts';
import { PhotoNetwork } from './migrations/2026-11-23-photo-network.ts';
import { LeadReplies } from './migrations/2026-11-24-lead-replies.ts';
import { Versions } from './migrations/2026-11-24-versions.ts';
import { AccountSecurity } from './migrations/2026-11-25-account-security.ts';
import { ImportedArticles } from './migrations/2026-11-25-imported-articles.ts';
import { LeadSource } from './migrations/2026-11-25-lead-source.ts';
import { PageContent } from './migrations/2026-11-25-page-content.ts';
import { Push } from './migrations/2026-11-25-push.ts';
import { ImportRuns } from './migrations/2026-11-26-import-runs.ts';
import { LeadOverview } from './migrations/2026-11-26-lead-overview.ts';
import { Mailings } from './migrations/2026-11-27-mailings.ts';
import { EmailHash } from './migrations/2026-11-28-email-hash.ts';
import { RateLimit } from './migrations/2026-11-28-rate-limit.ts';
import { ImportProgress } from './migrations/2026-11-29-import-progress.ts';
import { LeadSearchTable } from './migrations/2026-11-29-lead-search-table.ts';
import { MailTable } from './migrations/2026-11-29-mail-table.ts';
import { PasswordLinks } from './migrations/2026-11-29-password-links.ts';
import { ArticleEntries } from './migrations/2026-11-30-article-entries.ts';
import { Conversations } from './migrations/2026-11-30-conversations.ts';
import { Entries } from './migrations/2026-11-30-entries.ts';
import { LocationEntries } from './migrations/2026-11-30-location-entries.ts';
import { Newsletters } from './migrations/2026-11-30-newsletters.ts';
import { OwnPages } from './migrations/2026-11-30-own-pages.ts';
import { PageBlocks } from './migrations/2026-11-30-page-blocks.ts';
import { PageEntries } from './migrations/2026-11-30-page-entries.ts';
import { ProjectEntries } from './migrations/2026-11-30-project-entries.ts';
import { DropEarlierJobs } from './migrations/2026-12-01-drop-earlier-jobs.ts';
import { DraftLinks } from './migrations/2026-12-02-draft-links.ts';
import { MailSubject } from './migrations/2026-12-03-mail-subject.ts';
import { MailingInput } from './migrations/2026-12-03-mailing-input.ts';
import { BegunProjects } from './migrations/2026-12-04-begun-projects.ts';
import { OwnPageEntries } from './migrations/2026-12-04-own-page-entries.ts';
import { SearchApostrophes } from './migrations/2026-12-05-search-apostrophes.ts';
import { ContentIds } from './migrations/2026-12-06-content-ids.ts';
import { DraftLinkAccount } from './migrations/2026-12-06-draft-link-account.ts';
import { Editors } from './migrations/2026-12-06-editors.ts';
import { PushFailures } from './migrations/2026-12-06-push-failures.ts';

/** Sorted by execution order; released migrations never change. The comments list the additions. */
export const migrations = [
  // account, session, category, blog, location_page, picture, video, portfolio_item, content_version
  { name: '2026-11-21-content', class: Content },
  // lead, photo, secret
  { name: '2026-11-21-leads', class: Leads },
  // rate_limit, blog_revision, old_slug, lead_note, erasure; drafts, trash, versions of content; lead.state
  { name: '2026-11-21-editing', class: Editing },
  // subscription
  { name: '2026-11-21-newsletter', class: Newsletter },
  // lead.searchText
  { name: '2026-11-22-lead-search', class: LeadSearch },
  // hashes in erasure that recognize restored data
  { name: '2026-11-22-erasure', class: Erasure },
  // a secret for the cookies of devices that signed in
  { name: '2026-11-22-device', class: Device },
  // subscription_request; confirmedAt of a subscription, acknowledgedAt of a lead
  { name: '2026-11-22-mail', class: Mail },
  // lead.replaces
  { name: '2026-11-22-lead-corrections', class: LeadCorrections },
  // updatedBy of blog and location_page; plain paragraphs that would be read as HTML from then on are escaped
  { name: '2026-11-22-authors', class: Authors },
  // town, rooms, days and package of portfolio_item
  { name: '2026-11-23-case-studies', class: CaseStudies },
  // lead.searchText without accents; indexes of lead
  { name: '2026-11-23-lead-queries', class: LeadQueries },
  // photo.network
  { name: '2026-11-23-photo-network', class: PhotoNetwork },
  // version, updatedAt and updatedBy of category and portfolio_item; optional texts become nullable
  { name: '2026-11-24-versions', class: Versions },
  // lead_reply, reply_template; readAt, answeredAt and followUpOn of a lead
  { name: '2026-11-24-lead-replies', class: LeadReplies },
  // lead.source
  { name: '2026-11-25-lead-source', class: LeadSource },
  // imported_article
  { name: '2026-11-25-imported-articles', class: ImportedArticles },
  // page_content, page_content_revision
  { name: '2026-11-25-page-content', class: PageContent },
  // activity, second_factor, password_link; id, device and confirmation of a session
  { name: '2026-11-25-account-security', class: AccountSecurity },
  // push_device, push_quiet
  { name: '2026-11-25-push', class: Push },
  // import_run
  { name: '2026-11-26-import-runs', class: ImportRuns },
  // lead.sourceName; indexes of lead
  { name: '2026-11-26-lead-overview', class: LeadOverview },
  // mailing, mailing_recipient
  { name: '2026-11-27-mailings', class: Mailings },
  // addressHash of erasure becomes emailHash
  { name: '2026-11-28-email-hash', class: EmailHash },
  // rate_limit without a write-ahead log
  { name: '2026-11-28-rate-limit', class: RateLimit },
  // invitedBy of a password_link, whose key becomes tokenHash
  { name: '2026-11-29-password-links', class: PasswordLinks },
  // lead_search replaces lead.searchText; lead.unanswered, blog.searchText; indexes of lead
  { name: '2026-11-29-lead-search-table', class: LeadSearchTable },
  // import_line; the state and the progress of import_run; imported_article.number
  { name: '2026-11-29-import-progress', class: ImportProgress },
  // mail, job
  { name: '2026-11-29-mail-table', class: MailTable },
  // entry, entry_number, entry_version, entry_draft, redirect; entryKind and entryNumber of activity
  { name: '2026-11-30-entries', class: Entries },
  { name: '2026-11-30-location-entries', class: LocationEntries },
  { name: '2026-11-30-project-entries', class: ProjectEntries },
  { name: '2026-11-30-article-entries', class: ArticleEntries },
  // lead.conversation, isHead and box; lead_draft; subject and pictures of lead_reply
  { name: '2026-11-30-conversations', class: Conversations },
  // items, segment, countsClicks and scheduledFor of mailing; mailing_click, mailing_draft
  { name: '2026-11-30-newsletters', class: Newsletters },
  // paths in page_content and page_content_revision
  { name: '2026-11-30-page-blocks', class: PageBlocks },
  { name: '2026-11-30-page-entries', class: PageEntries },
  // own_page, own_page_former_path
  { name: '2026-11-30-own-pages', class: OwnPages },
  { name: '2026-12-01-drop-earlier-jobs', class: DropEarlierJobs },
  // draft_link
  { name: '2026-12-02-draft-links', class: DraftLinks },
  // subject of mail
  { name: '2026-12-03-mail-subject', class: MailSubject },
  // input of mailing
  { name: '2026-12-03-mailing-input', class: MailingInput },
  // without own_page, own_page_former_path
  { name: '2026-12-04-own-page-entries', class: OwnPageEntries },
  { name: '2026-12-04-begun-projects', class: BegunProjects },
  // entry.searchText without apostrophes
  { name: '2026-12-05-search-apostrophes', class: SearchApostrophes },
  // content_id; content_id of lead_note
  { name: '2026-12-06-content-ids', class: ContentIds },
  // editor_id of entry and entry_draft; slug and problem of entry_draft; revision of entry_version
  { name: '2026-12-06-editors', class: Editors },
  // draft_link.createdBy refers to account
  { name: '2026-12-06-draft-link-account', class: DraftLinkAccount },
  // push_device.failingSince, push_device.retryAt
  { name: '2026-12-06-push-failures', class: PushFailures },
];
