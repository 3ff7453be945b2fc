import { useQuery } from '@apollo/client/react';
import {
  ActivityDocument,
  type ActivityQuery,
  type ActivityQueryVariables,
  AdminsDocument,
  type AdminsQuery,
  type AdminsQueryVariables,
  ArticleDocument,
  type ArticleQuery,
  type ArticleQueryVariables,
  BlogDocument,
  type BlogQuery,
  type BlogQueryVariables,
  BlogTeaserDocument,
  type BlogTeaserQuery,
  type BlogTeaserQueryVariables,
  DevicesDocument,
  type DevicesQuery,
  type DevicesQueryVariables,
  DraftLinkDocument,
  type DraftLinkQuery,
  type DraftLinkQueryVariables,
  EditablePageDocument,
  type EditablePageQuery,
  type EditablePageQueryVariables,
  EditablePagesDocument,
  type EditablePagesQuery,
  type EditablePagesQueryVariables,
  EntriesDocument,
  type EntriesQuery,
  type EntriesQueryVariables,
  EntryToEditDocument,
  type EntryToEditQuery,
  type EntryToEditQueryVariables,
  EntryVersionsDocument,
  type EntryVersionsQuery,
  type EntryVersionsQueryVariables,
  ErasuresDocument,
  type ErasuresQuery,
  type ErasuresQueryVariables,
  ImportsDocument,
  type ImportsQuery,
  type ImportsQueryVariables,
  LeadConversationDocument,
  type LeadConversationQuery,
  type LeadConversationQueryVariables,
  LeadOverviewDocument,
  type LeadOverviewQuery,
  type LeadOverviewQueryVariables,
  LocationPageDocument,
  type LocationPageQuery,
  type LocationPageQueryVariables,
  MailingDraftDocument,
  type MailingDraftQuery,
  type MailingDraftQueryVariables,
  MailingFailuresDocument,
  type MailingFailuresQuery,
  type MailingFailuresQueryVariables,
  MailingPreviewDocument,
  type MailingPreviewQuery,
  type MailingPreviewQueryVariables,
  MailingsDocument,
  type MailingsQuery,
  type MailingsQueryVariables,
  ManageLeadsDocument,
  type ManageLeadsQuery,
  type ManageLeadsQueryVariables,
  MediaDocument,
  type MediaQuery,
  type MediaQueryVariables,
  NewsletterChoicesDocument,
  type NewsletterChoicesQuery,
  type NewsletterChoicesQueryVariables,
  OutdatedFiguresDocument,
  type OutdatedFiguresQuery,
  type OutdatedFiguresQueryVariables,
  OverviewToDoDocument,
  type OverviewToDoQuery,
  type OverviewToDoQueryVariables,
  OwnPageDocument,
  type OwnPageQuery,
  type OwnPageQueryVariables,
  PageContentDocument,
  type PageContentQuery,
  type PageContentQueryVariables,
  PendingSubscribersDocument,
  type PendingSubscribersQuery,
  type PendingSubscribersQueryVariables,
  PersonalDataDocument,
  type PersonalDataQuery,
  type PersonalDataQueryVariables,
  PicturesAtDocument,
  type PicturesAtQuery,
  type PicturesAtQueryVariables,
  PortfolioFilesDocument,
  type PortfolioFilesQuery,
  type PortfolioFilesQueryVariables,
  PortfolioDocument,
  type PortfolioQuery,
  type PortfolioQueryVariables,
  ProjectDocument,
  type ProjectQuery,
  type ProjectQueryVariables,
  PushSettingsDocument,
  type PushSettingsQuery,
  type PushSettingsQueryVariables,
  ReplyTemplatesDocument,
  type ReplyTemplatesQuery,
  type ReplyTemplatesQueryVariables,
  SearchEntriesDocument,
  type SearchEntriesQuery,
  type SearchEntriesQueryVariables,
  SearchedPagesDocument,
  type SearchedPagesQuery,
  type SearchedPagesQueryVariables,
  SecondFactorDocument,
  type SecondFactorQuery,
  type SecondFactorQueryVariables,
  SubscribersDocument,
  type SubscribersQuery,
  type SubscribersQueryVariables,
  UnreadLeadsDocument,
  type UnreadLeadsQuery,
  type UnreadLeadsQueryVariables,
} from './admin-documents.ts';

/** Runs the query `Activity`. */
export function useActivityQuery(options: useQuery.Options<ActivityQuery, ActivityQueryVariables>) {
  return useQuery<ActivityQuery, ActivityQueryVariables>(ActivityDocument, options);
}

/** Runs the query `Admins`. */
export function useAdminsQuery(options: useQuery.Options<AdminsQuery, AdminsQueryVariables> = {}) {
  return useQuery<AdminsQuery, AdminsQueryVariables>(AdminsDocument, options);
}

/** Runs the query `Article`. */
export function useArticleQuery(options: useQuery.Options<ArticleQuery, ArticleQueryVariables>) {
  return useQuery<ArticleQuery, ArticleQueryVariables>(ArticleDocument, options);
}

/** Runs the query `Blog`. */
export function useBlogQuery(options: useQuery.Options<BlogQuery, BlogQueryVariables>) {
  return useQuery<BlogQuery, BlogQueryVariables>(BlogDocument, options);
}

/** Runs the query `BlogTeaser`. */
export function useBlogTeaserQuery(options: useQuery.Options<BlogTeaserQuery, BlogTeaserQueryVariables> = {}) {
  return useQuery<BlogTeaserQuery, BlogTeaserQueryVariables>(BlogTeaserDocument, options);
}

/** Runs the query `Devices`. */
export function useDevicesQuery(options: useQuery.Options<DevicesQuery, DevicesQueryVariables> = {}) {
  return useQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options);
}

/** Runs the query `DraftLink`. */
export function useDraftLinkQuery(options: useQuery.Options<DraftLinkQuery, DraftLinkQueryVariables>) {
  return useQuery<DraftLinkQuery, DraftLinkQueryVariables>(DraftLinkDocument, options);
}

/** Runs the query `EditablePage`. */
export function useEditablePageQuery(options: useQuery.Options<EditablePageQuery, EditablePageQueryVariables>) {
  return useQuery<EditablePageQuery, EditablePageQueryVariables>(EditablePageDocument, options);
}

/** Runs the query `EditablePages`. */
export function useEditablePagesQuery(options: useQuery.Options<EditablePagesQuery, EditablePagesQueryVariables> = {}) {
  return useQuery<EditablePagesQuery, EditablePagesQueryVariables>(EditablePagesDocument, options);
}

/** Runs the query `Entries`. */
export function useEntriesQuery(options: useQuery.Options<EntriesQuery, EntriesQueryVariables>) {
  return useQuery<EntriesQuery, EntriesQueryVariables>(EntriesDocument, options);
}

/** Runs the query `EntryToEdit`. */
export function useEntryToEditQuery(options: useQuery.Options<EntryToEditQuery, EntryToEditQueryVariables>) {
  return useQuery<EntryToEditQuery, EntryToEditQueryVariables>(EntryToEditDocument, options);
}

/** Runs the query `EntryVersions`. */
export function useEntryVersionsQuery(options: useQuery.Options<EntryVersionsQuery, EntryVersionsQueryVariables>) {
  return useQuery<EntryVersionsQuery, EntryVersionsQueryVariables>(EntryVersionsDocument, options);
}

/** Runs the query `Erasures`. */
export function useErasuresQuery(options: useQuery.Options<ErasuresQuery, ErasuresQueryVariables> = {}) {
  return useQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
}

/** Runs the query `Imports`. */
export function useImportsQuery(options: useQuery.Options<ImportsQuery, ImportsQueryVariables> = {}) {
  return useQuery<ImportsQuery, ImportsQueryVariables>(ImportsDocument, options);
}

/** Runs the query `LeadConversation`. */
export function useLeadConversationQuery(options: useQuery.Options<LeadConversationQuery, LeadConversationQueryVariables>) {
  return useQuery<LeadConversationQuery, LeadConversationQueryVariables>(LeadConversationDocument, options);
}

/** Runs the query `LeadOverview`. */
export function useLeadOverviewQuery(options: useQuery.Options<LeadOverviewQuery, LeadOverviewQueryVariables> = {}) {
  return useQuery<LeadOverviewQuery, LeadOverviewQueryVariables>(LeadOverviewDocument, options);
}

/** Runs the query `LocationPage`. */
export function useLocationPageQuery(options: useQuery.Options<LocationPageQuery, LocationPageQueryVariables>) {
  return useQuery<LocationPageQuery, LocationPageQueryVariables>(LocationPageDocument, options);
}

/** Runs the query `MailingDraft`. */
export function useMailingDraftQuery(options: useQuery.Options<MailingDraftQuery, MailingDraftQueryVariables> = {}) {
  return useQuery<MailingDraftQuery, MailingDraftQueryVariables>(MailingDraftDocument, options);
}

/** Runs the query `MailingFailures`. */
export function useMailingFailuresQuery(options: useQuery.Options<MailingFailuresQuery, MailingFailuresQueryVariables>) {
  return useQuery<MailingFailuresQuery, MailingFailuresQueryVariables>(MailingFailuresDocument, options);
}

/** Runs the query `MailingPreview`. */
export function useMailingPreviewQuery(options: useQuery.Options<MailingPreviewQuery, MailingPreviewQueryVariables>) {
  return useQuery<MailingPreviewQuery, MailingPreviewQueryVariables>(MailingPreviewDocument, options);
}

/** Runs the query `Mailings`. */
export function useMailingsQuery(options: useQuery.Options<MailingsQuery, MailingsQueryVariables>) {
  return useQuery<MailingsQuery, MailingsQueryVariables>(MailingsDocument, options);
}

/** Runs the query `ManageLeads`. */
export function useManageLeadsQuery(options: useQuery.Options<ManageLeadsQuery, ManageLeadsQueryVariables>) {
  return useQuery<ManageLeadsQuery, ManageLeadsQueryVariables>(ManageLeadsDocument, options);
}

/** Runs the query `Media`. */
export function useMediaQuery(options: useQuery.Options<MediaQuery, MediaQueryVariables> = {}) {
  return useQuery<MediaQuery, MediaQueryVariables>(MediaDocument, options);
}

/** Runs the query `NewsletterChoices`. */
export function useNewsletterChoicesQuery(options: useQuery.Options<NewsletterChoicesQuery, NewsletterChoicesQueryVariables> = {}) {
  return useQuery<NewsletterChoicesQuery, NewsletterChoicesQueryVariables>(NewsletterChoicesDocument, options);
}

/** Runs the query `OutdatedFigures`. */
export function useOutdatedFiguresQuery(options: useQuery.Options<OutdatedFiguresQuery, OutdatedFiguresQueryVariables> = {}) {
  return useQuery<OutdatedFiguresQuery, OutdatedFiguresQueryVariables>(OutdatedFiguresDocument, options);
}

/** Runs the query `OverviewToDo`. */
export function useOverviewToDoQuery(options: useQuery.Options<OverviewToDoQuery, OverviewToDoQueryVariables> = {}) {
  return useQuery<OverviewToDoQuery, OverviewToDoQueryVariables>(OverviewToDoDocument, options);
}

/** Runs the query `OwnPage`. */
export function useOwnPageQuery(options: useQuery.Options<OwnPageQuery, OwnPageQueryVariables>) {
  return useQuery<OwnPageQuery, OwnPageQueryVariables>(OwnPageDocument, options);
}

/** Runs the query `PageContent`. */
export function usePageContentQuery(options: useQuery.Options<PageContentQuery, PageContentQueryVariables>) {
  return useQuery<PageContentQuery, PageContentQueryVariables>(PageContentDocument, options);
}

/** Runs the query `PendingSubscribers`. */
export function usePendingSubscribersQuery(options: useQuery.Options<PendingSubscribersQuery, PendingSubscribersQueryVariables> = {}) {
  return useQuery<PendingSubscribersQuery, PendingSubscribersQueryVariables>(PendingSubscribersDocument, options);
}

/** Runs the query `PersonalData`. */
export function usePersonalDataQuery(options: useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>) {
  return useQuery<PersonalDataQuery, PersonalDataQueryVariables>(PersonalDataDocument, options);
}

/** Runs the query `PicturesAt`. */
export function usePicturesAtQuery(options: useQuery.Options<PicturesAtQuery, PicturesAtQueryVariables>) {
  return useQuery<PicturesAtQuery, PicturesAtQueryVariables>(PicturesAtDocument, options);
}

/** Runs the query `PortfolioFiles`. */
export function usePortfolioFilesQuery(options: useQuery.Options<PortfolioFilesQuery, PortfolioFilesQueryVariables>) {
  return useQuery<PortfolioFilesQuery, PortfolioFilesQueryVariables>(PortfolioFilesDocument, options);
}

/** Runs the query `Portfolio`. */
export function usePortfolioQuery(options: useQuery.Options<PortfolioQuery, PortfolioQueryVariables> = {}) {
  return useQuery<PortfolioQuery, PortfolioQueryVariables>(PortfolioDocument, options);
}

/** Runs the query `Project`. */
export function useProjectQuery(options: useQuery.Options<ProjectQuery, ProjectQueryVariables>) {
  return useQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options);
}

/** Runs the query `PushSettings`. */
export function usePushSettingsQuery(options: useQuery.Options<PushSettingsQuery, PushSettingsQueryVariables> = {}) {
  return useQuery<PushSettingsQuery, PushSettingsQueryVariables>(PushSettingsDocument, options);
}

/** Runs the query `ReplyTemplates`. */
export function useReplyTemplatesQuery(options: useQuery.Options<ReplyTemplatesQuery, ReplyTemplatesQueryVariables> = {}) {
  return useQuery<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>(ReplyTemplatesDocument, options);
}

/** Runs the query `SearchEntries`. */
export function useSearchEntriesQuery(options: useQuery.Options<SearchEntriesQuery, SearchEntriesQueryVariables>) {
  return useQuery<SearchEntriesQuery, SearchEntriesQueryVariables>(SearchEntriesDocument, options);
}

/** Runs the query `SearchedPages`. */
export function useSearchedPagesQuery(options: useQuery.Options<SearchedPagesQuery, SearchedPagesQueryVariables> = {}) {
  return useQuery<SearchedPagesQuery, SearchedPagesQueryVariables>(SearchedPagesDocument, options);
}

/** Runs the query `SecondFactor`. */
export function useSecondFactorQuery(options: useQuery.Options<SecondFactorQuery, SecondFactorQueryVariables> = {}) {
  return useQuery<SecondFactorQuery, SecondFactorQueryVariables>(SecondFactorDocument, options);
}

/** Runs the query `Subscribers`. */
export function useSubscribersQuery(options: useQuery.Options<SubscribersQuery, SubscribersQueryVariables> = {}) {
  return useQuery<SubscribersQuery, SubscribersQueryVariables>(SubscribersDocument, options);
}

/** Runs the query `UnreadLeads`. */
export function useUnreadLeadsQuery(options: useQuery.Options<UnreadLeadsQuery, UnreadLeadsQueryVariables> = {}) {
  return useQuery<UnreadLeadsQuery, UnreadLeadsQueryVariables>(UnreadLeadsDocument, options);
}
