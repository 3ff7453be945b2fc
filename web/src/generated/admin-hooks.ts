import { useMutation, useQuery } from '@apollo/client/react';
import {
  ActivityDocument,
  type ActivityQuery,
  type ActivityQueryVariables,
  AddLeadNoteDocument,
  type AddLeadNoteMutation,
  type AddLeadNoteMutationVariables,
  AdminsDocument,
  type AdminsQuery,
  type AdminsQueryVariables,
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  type BeginSecondFactorMutationVariables,
  CancelImportDocument,
  type CancelImportMutation,
  type CancelImportMutationVariables,
  ChangePasswordDocument,
  type ChangePasswordMutation,
  type ChangePasswordMutationVariables,
  ChangeProfileDocument,
  type ChangeProfileMutation,
  type ChangeProfileMutationVariables,
  ColleaguesDocument,
  type ColleaguesQuery,
  type ColleaguesQueryVariables,
  ConfirmSecondFactorDocument,
  type ConfirmSecondFactorMutation,
  type ConfirmSecondFactorMutationVariables,
  ContinueMailingDocument,
  type ContinueMailingMutation,
  type ContinueMailingMutationVariables,
  CreateProjectOfLeadDocument,
  type CreateProjectOfLeadMutation,
  type CreateProjectOfLeadMutationVariables,
  DeleteEmptiedEntryDocument,
  type DeleteEmptiedEntryMutation,
  type DeleteEmptiedEntryMutationVariables,
  DeleteLeadNoteDocument,
  type DeleteLeadNoteMutation,
  type DeleteLeadNoteMutationVariables,
  DeletePicturesDocument,
  type DeletePicturesMutation,
  type DeletePicturesMutationVariables,
  DeleteVideoDocument,
  type DeleteVideoMutation,
  type DeleteVideoMutationVariables,
  DescribePictureDocument,
  type DescribePictureMutation,
  type DescribePictureMutationVariables,
  DevicesDocument,
  type DevicesQuery,
  type DevicesQueryVariables,
  DisableSecondFactorDocument,
  type DisableSecondFactorMutation,
  type DisableSecondFactorMutationVariables,
  DiscardEntryDraftDocument,
  type DiscardEntryDraftMutation,
  type DiscardEntryDraftMutationVariables,
  DraftLinkDocument,
  type DraftLinkQuery,
  type DraftLinkQueryVariables,
  EditablePageDocument,
  type EditablePageQuery,
  type EditablePageQueryVariables,
  EnableSecondFactorDocument,
  type EnableSecondFactorMutation,
  type EnableSecondFactorMutationVariables,
  EndDraftLinkDocument,
  type EndDraftLinkMutation,
  type EndDraftLinkMutationVariables,
  EndSessionDocument,
  type EndSessionMutation,
  type EndSessionMutationVariables,
  EndSubscriptionDocument,
  type EndSubscriptionMutation,
  type EndSubscriptionMutationVariables,
  EntriesDocument,
  type EntriesQuery,
  type EntriesQueryVariables,
  EntryToEditDocument,
  type EntryToEditQuery,
  type EntryToEditQueryVariables,
  EntryVersionsDocument,
  type EntryVersionsQuery,
  type EntryVersionsQueryVariables,
  ErasePersonDocument,
  type ErasePersonMutation,
  type ErasePersonMutationVariables,
  ErasuresDocument,
  type ErasuresQuery,
  type ErasuresQueryVariables,
  FocusPictureDocument,
  type FocusPictureMutation,
  type FocusPictureMutationVariables,
  ImportsDocument,
  type ImportsQuery,
  type ImportsQueryVariables,
  InviteAdminDocument,
  type InviteAdminMutation,
  type InviteAdminMutationVariables,
  KeepPicturesDocument,
  type KeepPicturesMutation,
  type KeepPicturesMutationVariables,
  LeadConversationDocument,
  type LeadConversationQuery,
  type LeadConversationQueryVariables,
  LeadOverviewDocument,
  type LeadOverviewQuery,
  type LeadOverviewQueryVariables,
  LinkableEntriesDocument,
  type LinkableEntriesQuery,
  type LinkableEntriesQueryVariables,
  LogoutDocument,
  type LogoutMutation,
  type LogoutMutationVariables,
  MailableItemsDocument,
  type MailableItemsQuery,
  type MailableItemsQueryVariables,
  MailablePageDocument,
  type MailablePageQuery,
  type MailablePageQueryVariables,
  MailboxDocument,
  type MailboxQuery,
  type MailboxQueryVariables,
  MailingFailuresDocument,
  type MailingFailuresQuery,
  type MailingFailuresQueryVariables,
  MailingFiguresDocument,
  type MailingFiguresQuery,
  type MailingFiguresQueryVariables,
  MailingPreviewDocument,
  type MailingPreviewQuery,
  type MailingPreviewQueryVariables,
  MailingReadersDocument,
  type MailingReadersQuery,
  type MailingReadersQueryVariables,
  MailingsDocument,
  type MailingsQuery,
  type MailingsQueryVariables,
  ManageLeadsDocument,
  type ManageLeadsQuery,
  type ManageLeadsQueryVariables,
  MarkLeadsDocument,
  type MarkLeadsMutation,
  type MarkLeadsMutationVariables,
  MediaDutiesDocument,
  type MediaDutiesQuery,
  type MediaDutiesQueryVariables,
  MediaItemDocument,
  type MediaItemQuery,
  type MediaItemQueryVariables,
  MediaDocument,
  type MediaQuery,
  type MediaQueryVariables,
  MoveEntryDocument,
  type MoveEntryMutation,
  type MoveEntryMutationVariables,
  MyRoleDocument,
  type MyRoleQuery,
  type MyRoleQueryVariables,
  OpenMailingsDocument,
  type OpenMailingsQuery,
  type OpenMailingsQueryVariables,
  OutdatedFiguresDocument,
  type OutdatedFiguresQuery,
  type OutdatedFiguresQueryVariables,
  OwnPageFieldsDocument,
  type OwnPageFieldsQuery,
  type OwnPageFieldsQueryVariables,
  PageContentDocument,
  type PageContentQuery,
  type PageContentQueryVariables,
  PagePicturesDocument,
  type PagePicturesQuery,
  type PagePicturesQueryVariables,
  PauseMailingDocument,
  type PauseMailingMutation,
  type PauseMailingMutationVariables,
  PendingSubscribersDocument,
  type PendingSubscribersQuery,
  type PendingSubscribersQueryVariables,
  PersonalDataDocument,
  type PersonalDataQuery,
  type PersonalDataQueryVariables,
  PicturesAtDocument,
  type PicturesAtQuery,
  type PicturesAtQueryVariables,
  ProfileDocument,
  type ProfileQuery,
  type ProfileQueryVariables,
  PublishEntryDocument,
  type PublishEntryMutation,
  type PublishEntryMutationVariables,
  PushSettingsDocument,
  type PushSettingsQuery,
  type PushSettingsQueryVariables,
  RecentEntriesDocument,
  type RecentEntriesQuery,
  type RecentEntriesQueryVariables,
  RemoveAdminDocument,
  type RemoveAdminMutation,
  type RemoveAdminMutationVariables,
  RemoveEntryDocument,
  type RemoveEntryMutation,
  type RemoveEntryMutationVariables,
  ReplaceFigureDocument,
  type ReplaceFigureMutation,
  type ReplaceFigureMutationVariables,
  ReplacePictureDocument,
  type ReplacePictureMutation,
  type ReplacePictureMutationVariables,
  ReplaceRecoveryCodesDocument,
  type ReplaceRecoveryCodesMutation,
  type ReplaceRecoveryCodesMutationVariables,
  ReplyTemplatesDocument,
  type ReplyTemplatesQuery,
  type ReplyTemplatesQueryVariables,
  ReplyToLeadDocument,
  type ReplyToLeadMutation,
  type ReplyToLeadMutationVariables,
  ResendMailDocument,
  type ResendMailMutation,
  type ResendMailMutationVariables,
  ResendMailingDocument,
  type ResendMailingMutation,
  type ResendMailingMutationVariables,
  RestoreEntryDocument,
  type RestoreEntryMutation,
  type RestoreEntryMutationVariables,
  RestoreVideoDocument,
  type RestoreVideoMutation,
  type RestoreVideoMutationVariables,
  RetryMailingDocument,
  type RetryMailingMutation,
  type RetryMailingMutationVariables,
  SaveEntryDraftDocument,
  type SaveEntryDraftMutation,
  type SaveEntryDraftMutationVariables,
  SaveLeadDraftDocument,
  type SaveLeadDraftMutation,
  type SaveLeadDraftMutationVariables,
  ScheduleEntryDocument,
  type ScheduleEntryMutation,
  type ScheduleEntryMutationVariables,
  SearchEntriesDocument,
  type SearchEntriesQuery,
  type SearchEntriesQueryVariables,
  SecondFactorDocument,
  type SecondFactorQuery,
  type SecondFactorQueryVariables,
  SendTestMailingDocument,
  type SendTestMailingMutation,
  type SendTestMailingMutationVariables,
  SetAdminRoleDocument,
  type SetAdminRoleMutation,
  type SetAdminRoleMutationVariables,
  SetEntryOpenDocument,
  type SetEntryOpenMutation,
  type SetEntryOpenMutationVariables,
  SetLeadFollowUpDocument,
  type SetLeadFollowUpMutation,
  type SetLeadFollowUpMutationVariables,
  SetLeadStatesDocument,
  type SetLeadStatesMutation,
  type SetLeadStatesMutationVariables,
  SetPushEnabledDocument,
  type SetPushEnabledMutation,
  type SetPushEnabledMutationVariables,
  ShareEntryDraftDocument,
  type ShareEntryDraftMutation,
  type ShareEntryDraftMutationVariables,
  SubscribePushDocument,
  type SubscribePushMutation,
  type SubscribePushMutationVariables,
  SubscribersDocument,
  type SubscribersQuery,
  type SubscribersQueryVariables,
  SuggestionsDocument,
  type SuggestionsQuery,
  type SuggestionsQueryVariables,
  TestMailboxDocument,
  type TestMailboxMutation,
  type TestMailboxMutationVariables,
  TodayDocument,
  type TodayQuery,
  type TodayQueryVariables,
  UndoReplyDocument,
  type UndoReplyMutation,
  type UndoReplyMutationVariables,
  UnpublishEntryDocument,
  type UnpublishEntryMutation,
  type UnpublishEntryMutationVariables,
  UnreadLeadsDocument,
  type UnreadLeadsQuery,
  type UnreadLeadsQueryVariables,
  VideosDocument,
  type VideosQuery,
  type VideosQueryVariables,
  WithdrawInvitationDocument,
  type WithdrawInvitationMutation,
  type WithdrawInvitationMutationVariables,
} from './admin-documents.ts';

/** Runs the operation `Activity`. */
export function useActivityQuery(options: useQuery.Options<ActivityQuery, ActivityQueryVariables>) {
  return useQuery<ActivityQuery, ActivityQueryVariables>(ActivityDocument, options);
}

/** Runs the operation `AddLeadNote`. */
export function useAddLeadNoteMutation(options: useMutation.Options<AddLeadNoteMutation, AddLeadNoteMutationVariables> = {}) {
  return useMutation<AddLeadNoteMutation, AddLeadNoteMutationVariables>(AddLeadNoteDocument, options);
}

/** Runs the operation `Admins`. */
export function useAdminsQuery(options: useQuery.Options<AdminsQuery, AdminsQueryVariables> = {}) {
  return useQuery<AdminsQuery, AdminsQueryVariables>(AdminsDocument, options);
}

/** Runs the operation `BeginSecondFactor`. */
export function useBeginSecondFactorMutation(options: useMutation.Options<BeginSecondFactorMutation, BeginSecondFactorMutationVariables> = {}) {
  return useMutation<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>(BeginSecondFactorDocument, options);
}

/** Runs the operation `CancelImport`. */
export function useCancelImportMutation(options: useMutation.Options<CancelImportMutation, CancelImportMutationVariables> = {}) {
  return useMutation<CancelImportMutation, CancelImportMutationVariables>(CancelImportDocument, options);
}

/** Runs the operation `ChangePassword`. */
export function useChangePasswordMutation(options: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables> = {}) {
  return useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
}

/** Runs the operation `ChangeProfile`. */
export function useChangeProfileMutation(options: useMutation.Options<ChangeProfileMutation, ChangeProfileMutationVariables> = {}) {
  return useMutation<ChangeProfileMutation, ChangeProfileMutationVariables>(ChangeProfileDocument, options);
}

/** Runs the operation `Colleagues`. */
export function useColleaguesQuery(options: useQuery.Options<ColleaguesQuery, ColleaguesQueryVariables> = {}) {
  return useQuery<ColleaguesQuery, ColleaguesQueryVariables>(ColleaguesDocument, options);
}

/** Runs the operation `ConfirmSecondFactor`. */
export function useConfirmSecondFactorMutation(options: useMutation.Options<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables> = {}) {
  return useMutation<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>(ConfirmSecondFactorDocument, options);
}

/** Runs the operation `ContinueMailing`. */
export function useContinueMailingMutation(options: useMutation.Options<ContinueMailingMutation, ContinueMailingMutationVariables> = {}) {
  return useMutation<ContinueMailingMutation, ContinueMailingMutationVariables>(ContinueMailingDocument, options);
}

/** Runs the operation `CreateProjectOfLead`. */
export function useCreateProjectOfLeadMutation(options: useMutation.Options<CreateProjectOfLeadMutation, CreateProjectOfLeadMutationVariables> = {}) {
  return useMutation<CreateProjectOfLeadMutation, CreateProjectOfLeadMutationVariables>(CreateProjectOfLeadDocument, options);
}

/** Runs the operation `DeleteEmptiedEntry`. */
export function useDeleteEmptiedEntryMutation(options: useMutation.Options<DeleteEmptiedEntryMutation, DeleteEmptiedEntryMutationVariables> = {}) {
  return useMutation<DeleteEmptiedEntryMutation, DeleteEmptiedEntryMutationVariables>(DeleteEmptiedEntryDocument, options);
}

/** Runs the operation `DeleteLeadNote`. */
export function useDeleteLeadNoteMutation(options: useMutation.Options<DeleteLeadNoteMutation, DeleteLeadNoteMutationVariables> = {}) {
  return useMutation<DeleteLeadNoteMutation, DeleteLeadNoteMutationVariables>(DeleteLeadNoteDocument, options);
}

/** Runs the operation `DeletePictures`. */
export function useDeletePicturesMutation(options: useMutation.Options<DeletePicturesMutation, DeletePicturesMutationVariables> = {}) {
  return useMutation<DeletePicturesMutation, DeletePicturesMutationVariables>(DeletePicturesDocument, options);
}

/** Runs the operation `DeleteVideo`. */
export function useDeleteVideoMutation(options: useMutation.Options<DeleteVideoMutation, DeleteVideoMutationVariables> = {}) {
  return useMutation<DeleteVideoMutation, DeleteVideoMutationVariables>(DeleteVideoDocument, options);
}

/** Runs the operation `DescribePicture`. */
export function useDescribePictureMutation(options: useMutation.Options<DescribePictureMutation, DescribePictureMutationVariables> = {}) {
  return useMutation<DescribePictureMutation, DescribePictureMutationVariables>(DescribePictureDocument, options);
}

/** Runs the operation `Devices`. */
export function useDevicesQuery(options: useQuery.Options<DevicesQuery, DevicesQueryVariables> = {}) {
  return useQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options);
}

/** Runs the operation `DisableSecondFactor`. */
export function useDisableSecondFactorMutation(options: useMutation.Options<DisableSecondFactorMutation, DisableSecondFactorMutationVariables> = {}) {
  return useMutation<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>(DisableSecondFactorDocument, options);
}

/** Runs the operation `DiscardEntryDraft`. */
export function useDiscardEntryDraftMutation(options: useMutation.Options<DiscardEntryDraftMutation, DiscardEntryDraftMutationVariables> = {}) {
  return useMutation<DiscardEntryDraftMutation, DiscardEntryDraftMutationVariables>(DiscardEntryDraftDocument, options);
}

/** Runs the operation `DraftLink`. */
export function useDraftLinkQuery(options: useQuery.Options<DraftLinkQuery, DraftLinkQueryVariables>) {
  return useQuery<DraftLinkQuery, DraftLinkQueryVariables>(DraftLinkDocument, options);
}

/** Runs the operation `EditablePage`. */
export function useEditablePageQuery(options: useQuery.Options<EditablePageQuery, EditablePageQueryVariables>) {
  return useQuery<EditablePageQuery, EditablePageQueryVariables>(EditablePageDocument, options);
}

/** Runs the operation `EnableSecondFactor`. */
export function useEnableSecondFactorMutation(options: useMutation.Options<EnableSecondFactorMutation, EnableSecondFactorMutationVariables> = {}) {
  return useMutation<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>(EnableSecondFactorDocument, options);
}

/** Runs the operation `EndDraftLink`. */
export function useEndDraftLinkMutation(options: useMutation.Options<EndDraftLinkMutation, EndDraftLinkMutationVariables> = {}) {
  return useMutation<EndDraftLinkMutation, EndDraftLinkMutationVariables>(EndDraftLinkDocument, options);
}

/** Runs the operation `EndSession`. */
export function useEndSessionMutation(options: useMutation.Options<EndSessionMutation, EndSessionMutationVariables> = {}) {
  return useMutation<EndSessionMutation, EndSessionMutationVariables>(EndSessionDocument, options);
}

/** Runs the operation `EndSubscription`. */
export function useEndSubscriptionMutation(options: useMutation.Options<EndSubscriptionMutation, EndSubscriptionMutationVariables> = {}) {
  return useMutation<EndSubscriptionMutation, EndSubscriptionMutationVariables>(EndSubscriptionDocument, options);
}

/** Runs the operation `Entries`. */
export function useEntriesQuery(options: useQuery.Options<EntriesQuery, EntriesQueryVariables>) {
  return useQuery<EntriesQuery, EntriesQueryVariables>(EntriesDocument, options);
}

/** Runs the operation `EntryToEdit`. */
export function useEntryToEditQuery(options: useQuery.Options<EntryToEditQuery, EntryToEditQueryVariables>) {
  return useQuery<EntryToEditQuery, EntryToEditQueryVariables>(EntryToEditDocument, options);
}

/** Runs the operation `EntryVersions`. */
export function useEntryVersionsQuery(options: useQuery.Options<EntryVersionsQuery, EntryVersionsQueryVariables>) {
  return useQuery<EntryVersionsQuery, EntryVersionsQueryVariables>(EntryVersionsDocument, options);
}

/** Runs the operation `ErasePerson`. */
export function useErasePersonMutation(options: useMutation.Options<ErasePersonMutation, ErasePersonMutationVariables> = {}) {
  return useMutation<ErasePersonMutation, ErasePersonMutationVariables>(ErasePersonDocument, options);
}

/** Runs the operation `Erasures`. */
export function useErasuresQuery(options: useQuery.Options<ErasuresQuery, ErasuresQueryVariables> = {}) {
  return useQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
}

/** Runs the operation `FocusPicture`. */
export function useFocusPictureMutation(options: useMutation.Options<FocusPictureMutation, FocusPictureMutationVariables> = {}) {
  return useMutation<FocusPictureMutation, FocusPictureMutationVariables>(FocusPictureDocument, options);
}

/** Runs the operation `Imports`. */
export function useImportsQuery(options: useQuery.Options<ImportsQuery, ImportsQueryVariables> = {}) {
  return useQuery<ImportsQuery, ImportsQueryVariables>(ImportsDocument, options);
}

/** Runs the operation `InviteAdmin`. */
export function useInviteAdminMutation(options: useMutation.Options<InviteAdminMutation, InviteAdminMutationVariables> = {}) {
  return useMutation<InviteAdminMutation, InviteAdminMutationVariables>(InviteAdminDocument, options);
}

/** Runs the operation `KeepPictures`. */
export function useKeepPicturesMutation(options: useMutation.Options<KeepPicturesMutation, KeepPicturesMutationVariables> = {}) {
  return useMutation<KeepPicturesMutation, KeepPicturesMutationVariables>(KeepPicturesDocument, options);
}

/** Runs the operation `LeadConversation`. */
export function useLeadConversationQuery(options: useQuery.Options<LeadConversationQuery, LeadConversationQueryVariables>) {
  return useQuery<LeadConversationQuery, LeadConversationQueryVariables>(LeadConversationDocument, options);
}

/** Runs the operation `LeadOverview`. */
export function useLeadOverviewQuery(options: useQuery.Options<LeadOverviewQuery, LeadOverviewQueryVariables> = {}) {
  return useQuery<LeadOverviewQuery, LeadOverviewQueryVariables>(LeadOverviewDocument, options);
}

/** Runs the operation `LinkableEntries`. */
export function useLinkableEntriesQuery(options: useQuery.Options<LinkableEntriesQuery, LinkableEntriesQueryVariables> = {}) {
  return useQuery<LinkableEntriesQuery, LinkableEntriesQueryVariables>(LinkableEntriesDocument, options);
}

/** Runs the operation `Logout`. */
export function useLogoutMutation(options: useMutation.Options<LogoutMutation, LogoutMutationVariables> = {}) {
  return useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
}

/** Runs the operation `MailableItems`. */
export function useMailableItemsQuery(options: useQuery.Options<MailableItemsQuery, MailableItemsQueryVariables>) {
  return useQuery<MailableItemsQuery, MailableItemsQueryVariables>(MailableItemsDocument, options);
}

/** Runs the operation `MailablePage`. */
export function useMailablePageQuery(options: useQuery.Options<MailablePageQuery, MailablePageQueryVariables>) {
  return useQuery<MailablePageQuery, MailablePageQueryVariables>(MailablePageDocument, options);
}

/** Runs the operation `Mailbox`. */
export function useMailboxQuery(options: useQuery.Options<MailboxQuery, MailboxQueryVariables> = {}) {
  return useQuery<MailboxQuery, MailboxQueryVariables>(MailboxDocument, options);
}

/** Runs the operation `MailingFailures`. */
export function useMailingFailuresQuery(options: useQuery.Options<MailingFailuresQuery, MailingFailuresQueryVariables>) {
  return useQuery<MailingFailuresQuery, MailingFailuresQueryVariables>(MailingFailuresDocument, options);
}

/** Runs the operation `MailingFigures`. */
export function useMailingFiguresQuery(options: useQuery.Options<MailingFiguresQuery, MailingFiguresQueryVariables> = {}) {
  return useQuery<MailingFiguresQuery, MailingFiguresQueryVariables>(MailingFiguresDocument, options);
}

/** Runs the operation `MailingPreview`. */
export function useMailingPreviewQuery(options: useQuery.Options<MailingPreviewQuery, MailingPreviewQueryVariables>) {
  return useQuery<MailingPreviewQuery, MailingPreviewQueryVariables>(MailingPreviewDocument, options);
}

/** Runs the operation `MailingReaders`. */
export function useMailingReadersQuery(options: useQuery.Options<MailingReadersQuery, MailingReadersQueryVariables> = {}) {
  return useQuery<MailingReadersQuery, MailingReadersQueryVariables>(MailingReadersDocument, options);
}

/** Runs the operation `Mailings`. */
export function useMailingsQuery(options: useQuery.Options<MailingsQuery, MailingsQueryVariables>) {
  return useQuery<MailingsQuery, MailingsQueryVariables>(MailingsDocument, options);
}

/** Runs the operation `ManageLeads`. */
export function useManageLeadsQuery(options: useQuery.Options<ManageLeadsQuery, ManageLeadsQueryVariables>) {
  return useQuery<ManageLeadsQuery, ManageLeadsQueryVariables>(ManageLeadsDocument, options);
}

/** Runs the operation `MarkLeads`. */
export function useMarkLeadsMutation(options: useMutation.Options<MarkLeadsMutation, MarkLeadsMutationVariables> = {}) {
  return useMutation<MarkLeadsMutation, MarkLeadsMutationVariables>(MarkLeadsDocument, options);
}

/** Runs the operation `MediaDuties`. */
export function useMediaDutiesQuery(options: useQuery.Options<MediaDutiesQuery, MediaDutiesQueryVariables> = {}) {
  return useQuery<MediaDutiesQuery, MediaDutiesQueryVariables>(MediaDutiesDocument, options);
}

/** Runs the operation `MediaItem`. */
export function useMediaItemQuery(options: useQuery.Options<MediaItemQuery, MediaItemQueryVariables>) {
  return useQuery<MediaItemQuery, MediaItemQueryVariables>(MediaItemDocument, options);
}

/** Runs the operation `Media`. */
export function useMediaQuery(options: useQuery.Options<MediaQuery, MediaQueryVariables> = {}) {
  return useQuery<MediaQuery, MediaQueryVariables>(MediaDocument, options);
}

/** Runs the operation `MoveEntry`. */
export function useMoveEntryMutation(options: useMutation.Options<MoveEntryMutation, MoveEntryMutationVariables> = {}) {
  return useMutation<MoveEntryMutation, MoveEntryMutationVariables>(MoveEntryDocument, options);
}

/** Runs the operation `MyRole`. */
export function useMyRoleQuery(options: useQuery.Options<MyRoleQuery, MyRoleQueryVariables> = {}) {
  return useQuery<MyRoleQuery, MyRoleQueryVariables>(MyRoleDocument, options);
}

/** Runs the operation `OpenMailings`. */
export function useOpenMailingsQuery(options: useQuery.Options<OpenMailingsQuery, OpenMailingsQueryVariables> = {}) {
  return useQuery<OpenMailingsQuery, OpenMailingsQueryVariables>(OpenMailingsDocument, options);
}

/** Runs the operation `OutdatedFigures`. */
export function useOutdatedFiguresQuery(options: useQuery.Options<OutdatedFiguresQuery, OutdatedFiguresQueryVariables> = {}) {
  return useQuery<OutdatedFiguresQuery, OutdatedFiguresQueryVariables>(OutdatedFiguresDocument, options);
}

/** Runs the operation `OwnPageFields`. */
export function useOwnPageFieldsQuery(options: useQuery.Options<OwnPageFieldsQuery, OwnPageFieldsQueryVariables> = {}) {
  return useQuery<OwnPageFieldsQuery, OwnPageFieldsQueryVariables>(OwnPageFieldsDocument, options);
}

/** Runs the operation `PageContent`. */
export function usePageContentQuery(options: useQuery.Options<PageContentQuery, PageContentQueryVariables>) {
  return useQuery<PageContentQuery, PageContentQueryVariables>(PageContentDocument, options);
}

/** Runs the operation `PagePictures`. */
export function usePagePicturesQuery(options: useQuery.Options<PagePicturesQuery, PagePicturesQueryVariables> = {}) {
  return useQuery<PagePicturesQuery, PagePicturesQueryVariables>(PagePicturesDocument, options);
}

/** Runs the operation `PauseMailing`. */
export function usePauseMailingMutation(options: useMutation.Options<PauseMailingMutation, PauseMailingMutationVariables> = {}) {
  return useMutation<PauseMailingMutation, PauseMailingMutationVariables>(PauseMailingDocument, options);
}

/** Runs the operation `PendingSubscribers`. */
export function usePendingSubscribersQuery(options: useQuery.Options<PendingSubscribersQuery, PendingSubscribersQueryVariables> = {}) {
  return useQuery<PendingSubscribersQuery, PendingSubscribersQueryVariables>(PendingSubscribersDocument, options);
}

/** Runs the operation `PersonalData`. */
export function usePersonalDataQuery(options: useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>) {
  return useQuery<PersonalDataQuery, PersonalDataQueryVariables>(PersonalDataDocument, options);
}

/** Runs the operation `PicturesAt`. */
export function usePicturesAtQuery(options: useQuery.Options<PicturesAtQuery, PicturesAtQueryVariables>) {
  return useQuery<PicturesAtQuery, PicturesAtQueryVariables>(PicturesAtDocument, options);
}

/** Runs the operation `Profile`. */
export function useProfileQuery(options: useQuery.Options<ProfileQuery, ProfileQueryVariables> = {}) {
  return useQuery<ProfileQuery, ProfileQueryVariables>(ProfileDocument, options);
}

/** Runs the operation `PublishEntry`. */
export function usePublishEntryMutation(options: useMutation.Options<PublishEntryMutation, PublishEntryMutationVariables> = {}) {
  return useMutation<PublishEntryMutation, PublishEntryMutationVariables>(PublishEntryDocument, options);
}

/** Runs the operation `PushSettings`. */
export function usePushSettingsQuery(options: useQuery.Options<PushSettingsQuery, PushSettingsQueryVariables> = {}) {
  return useQuery<PushSettingsQuery, PushSettingsQueryVariables>(PushSettingsDocument, options);
}

/** Runs the operation `RecentEntries`. */
export function useRecentEntriesQuery(options: useQuery.Options<RecentEntriesQuery, RecentEntriesQueryVariables> = {}) {
  return useQuery<RecentEntriesQuery, RecentEntriesQueryVariables>(RecentEntriesDocument, options);
}

/** Runs the operation `RemoveAdmin`. */
export function useRemoveAdminMutation(options: useMutation.Options<RemoveAdminMutation, RemoveAdminMutationVariables> = {}) {
  return useMutation<RemoveAdminMutation, RemoveAdminMutationVariables>(RemoveAdminDocument, options);
}

/** Runs the operation `RemoveEntry`. */
export function useRemoveEntryMutation(options: useMutation.Options<RemoveEntryMutation, RemoveEntryMutationVariables> = {}) {
  return useMutation<RemoveEntryMutation, RemoveEntryMutationVariables>(RemoveEntryDocument, options);
}

/** Runs the operation `ReplaceFigure`. */
export function useReplaceFigureMutation(options: useMutation.Options<ReplaceFigureMutation, ReplaceFigureMutationVariables> = {}) {
  return useMutation<ReplaceFigureMutation, ReplaceFigureMutationVariables>(ReplaceFigureDocument, options);
}

/** Runs the operation `ReplacePicture`. */
export function useReplacePictureMutation(options: useMutation.Options<ReplacePictureMutation, ReplacePictureMutationVariables> = {}) {
  return useMutation<ReplacePictureMutation, ReplacePictureMutationVariables>(ReplacePictureDocument, options);
}

/** Runs the operation `ReplaceRecoveryCodes`. */
export function useReplaceRecoveryCodesMutation(options: useMutation.Options<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables> = {}) {
  return useMutation<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>(ReplaceRecoveryCodesDocument, options);
}

/** Runs the operation `ReplyTemplates`. */
export function useReplyTemplatesQuery(options: useQuery.Options<ReplyTemplatesQuery, ReplyTemplatesQueryVariables> = {}) {
  return useQuery<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>(ReplyTemplatesDocument, options);
}

/** Runs the operation `ReplyToLead`. */
export function useReplyToLeadMutation(options: useMutation.Options<ReplyToLeadMutation, ReplyToLeadMutationVariables> = {}) {
  return useMutation<ReplyToLeadMutation, ReplyToLeadMutationVariables>(ReplyToLeadDocument, options);
}

/** Runs the operation `ResendMail`. */
export function useResendMailMutation(options: useMutation.Options<ResendMailMutation, ResendMailMutationVariables> = {}) {
  return useMutation<ResendMailMutation, ResendMailMutationVariables>(ResendMailDocument, options);
}

/** Runs the operation `ResendMailing`. */
export function useResendMailingMutation(options: useMutation.Options<ResendMailingMutation, ResendMailingMutationVariables> = {}) {
  return useMutation<ResendMailingMutation, ResendMailingMutationVariables>(ResendMailingDocument, options);
}

/** Runs the operation `RestoreEntry`. */
export function useRestoreEntryMutation(options: useMutation.Options<RestoreEntryMutation, RestoreEntryMutationVariables> = {}) {
  return useMutation<RestoreEntryMutation, RestoreEntryMutationVariables>(RestoreEntryDocument, options);
}

/** Runs the operation `RestoreVideo`. */
export function useRestoreVideoMutation(options: useMutation.Options<RestoreVideoMutation, RestoreVideoMutationVariables> = {}) {
  return useMutation<RestoreVideoMutation, RestoreVideoMutationVariables>(RestoreVideoDocument, options);
}

/** Runs the operation `RetryMailing`. */
export function useRetryMailingMutation(options: useMutation.Options<RetryMailingMutation, RetryMailingMutationVariables> = {}) {
  return useMutation<RetryMailingMutation, RetryMailingMutationVariables>(RetryMailingDocument, options);
}

/** Runs the operation `SaveEntryDraft`. */
export function useSaveEntryDraftMutation(options: useMutation.Options<SaveEntryDraftMutation, SaveEntryDraftMutationVariables> = {}) {
  return useMutation<SaveEntryDraftMutation, SaveEntryDraftMutationVariables>(SaveEntryDraftDocument, options);
}

/** Runs the operation `SaveLeadDraft`. */
export function useSaveLeadDraftMutation(options: useMutation.Options<SaveLeadDraftMutation, SaveLeadDraftMutationVariables> = {}) {
  return useMutation<SaveLeadDraftMutation, SaveLeadDraftMutationVariables>(SaveLeadDraftDocument, options);
}

/** Runs the operation `ScheduleEntry`. */
export function useScheduleEntryMutation(options: useMutation.Options<ScheduleEntryMutation, ScheduleEntryMutationVariables> = {}) {
  return useMutation<ScheduleEntryMutation, ScheduleEntryMutationVariables>(ScheduleEntryDocument, options);
}

/** Runs the operation `SearchEntries`. */
export function useSearchEntriesQuery(options: useQuery.Options<SearchEntriesQuery, SearchEntriesQueryVariables>) {
  return useQuery<SearchEntriesQuery, SearchEntriesQueryVariables>(SearchEntriesDocument, options);
}

/** Runs the operation `SecondFactor`. */
export function useSecondFactorQuery(options: useQuery.Options<SecondFactorQuery, SecondFactorQueryVariables> = {}) {
  return useQuery<SecondFactorQuery, SecondFactorQueryVariables>(SecondFactorDocument, options);
}

/** Runs the operation `SendTestMailing`. */
export function useSendTestMailingMutation(options: useMutation.Options<SendTestMailingMutation, SendTestMailingMutationVariables> = {}) {
  return useMutation<SendTestMailingMutation, SendTestMailingMutationVariables>(SendTestMailingDocument, options);
}

/** Runs the operation `SetAdminRole`. */
export function useSetAdminRoleMutation(options: useMutation.Options<SetAdminRoleMutation, SetAdminRoleMutationVariables> = {}) {
  return useMutation<SetAdminRoleMutation, SetAdminRoleMutationVariables>(SetAdminRoleDocument, options);
}

/** Runs the operation `SetEntryOpen`. */
export function useSetEntryOpenMutation(options: useMutation.Options<SetEntryOpenMutation, SetEntryOpenMutationVariables> = {}) {
  return useMutation<SetEntryOpenMutation, SetEntryOpenMutationVariables>(SetEntryOpenDocument, options);
}

/** Runs the operation `SetLeadFollowUp`. */
export function useSetLeadFollowUpMutation(options: useMutation.Options<SetLeadFollowUpMutation, SetLeadFollowUpMutationVariables> = {}) {
  return useMutation<SetLeadFollowUpMutation, SetLeadFollowUpMutationVariables>(SetLeadFollowUpDocument, options);
}

/** Runs the operation `SetLeadStates`. */
export function useSetLeadStatesMutation(options: useMutation.Options<SetLeadStatesMutation, SetLeadStatesMutationVariables> = {}) {
  return useMutation<SetLeadStatesMutation, SetLeadStatesMutationVariables>(SetLeadStatesDocument, options);
}

/** Runs the operation `SetPushEnabled`. */
export function useSetPushEnabledMutation(options: useMutation.Options<SetPushEnabledMutation, SetPushEnabledMutationVariables> = {}) {
  return useMutation<SetPushEnabledMutation, SetPushEnabledMutationVariables>(SetPushEnabledDocument, options);
}

/** Runs the operation `ShareEntryDraft`. */
export function useShareEntryDraftMutation(options: useMutation.Options<ShareEntryDraftMutation, ShareEntryDraftMutationVariables> = {}) {
  return useMutation<ShareEntryDraftMutation, ShareEntryDraftMutationVariables>(ShareEntryDraftDocument, options);
}

/** Runs the operation `SubscribePush`. */
export function useSubscribePushMutation(options: useMutation.Options<SubscribePushMutation, SubscribePushMutationVariables> = {}) {
  return useMutation<SubscribePushMutation, SubscribePushMutationVariables>(SubscribePushDocument, options);
}

/** Runs the operation `Subscribers`. */
export function useSubscribersQuery(options: useQuery.Options<SubscribersQuery, SubscribersQueryVariables> = {}) {
  return useQuery<SubscribersQuery, SubscribersQueryVariables>(SubscribersDocument, options);
}

/** Runs the operation `Suggestions`. */
export function useSuggestionsQuery(options: useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) {
  return useQuery<SuggestionsQuery, SuggestionsQueryVariables>(SuggestionsDocument, options);
}

/** Runs the operation `TestMailbox`. */
export function useTestMailboxMutation(options: useMutation.Options<TestMailboxMutation, TestMailboxMutationVariables> = {}) {
  return useMutation<TestMailboxMutation, TestMailboxMutationVariables>(TestMailboxDocument, options);
}

/** Runs the operation `Today`. */
export function useTodayQuery(options: useQuery.Options<TodayQuery, TodayQueryVariables>) {
  return useQuery<TodayQuery, TodayQueryVariables>(TodayDocument, options);
}

/** Runs the operation `UndoReply`. */
export function useUndoReplyMutation(options: useMutation.Options<UndoReplyMutation, UndoReplyMutationVariables> = {}) {
  return useMutation<UndoReplyMutation, UndoReplyMutationVariables>(UndoReplyDocument, options);
}

/** Runs the operation `UnpublishEntry`. */
export function useUnpublishEntryMutation(options: useMutation.Options<UnpublishEntryMutation, UnpublishEntryMutationVariables> = {}) {
  return useMutation<UnpublishEntryMutation, UnpublishEntryMutationVariables>(UnpublishEntryDocument, options);
}

/** Runs the operation `UnreadLeads`. */
export function useUnreadLeadsQuery(options: useQuery.Options<UnreadLeadsQuery, UnreadLeadsQueryVariables> = {}) {
  return useQuery<UnreadLeadsQuery, UnreadLeadsQueryVariables>(UnreadLeadsDocument, options);
}

/** Runs the operation `Videos`. */
export function useVideosQuery(options: useQuery.Options<VideosQuery, VideosQueryVariables> = {}) {
  return useQuery<VideosQuery, VideosQueryVariables>(VideosDocument, options);
}

/** Runs the operation `WithdrawInvitation`. */
export function useWithdrawInvitationMutation(options: useMutation.Options<WithdrawInvitationMutation, WithdrawInvitationMutationVariables> = {}) {
  return useMutation<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>(WithdrawInvitationDocument, options);
}
