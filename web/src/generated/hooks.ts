import { useMutation, useQuery } from '@apollo/client/react';
import {
  AddLeadNoteDocument,
  type AddLeadNoteMutation,
  type AddLeadNoteMutationVariables,
  ArticleDocument,
  type ArticleQuery,
  type ArticleQueryVariables,
  BlogDocument,
  type BlogQuery,
  type BlogQueryVariables,
  CreateBlogDocument,
  type CreateBlogMutation,
  type CreateBlogMutationVariables,
  CreateCategoryDocument,
  type CreateCategoryMutation,
  type CreateCategoryMutationVariables,
  CreateLocationPageDocument,
  type CreateLocationPageMutation,
  type CreateLocationPageMutationVariables,
  DeleteBlogDocument,
  type DeleteBlogMutation,
  type DeleteBlogMutationVariables,
  DeleteCategoryDocument,
  type DeleteCategoryMutation,
  type DeleteCategoryMutationVariables,
  DeleteLeadNoteDocument,
  type DeleteLeadNoteMutation,
  type DeleteLeadNoteMutationVariables,
  DeleteLocationPageDocument,
  type DeleteLocationPageMutation,
  type DeleteLocationPageMutationVariables,
  DeletePortfolioItemDocument,
  type DeletePortfolioItemMutation,
  type DeletePortfolioItemMutationVariables,
  EditablePageDocument,
  type EditablePageQuery,
  type EditablePageQueryVariables,
  EditablePagesDocument,
  type EditablePagesQuery,
  type EditablePagesQueryVariables,
  ErasePersonDocument,
  type ErasePersonMutation,
  type ErasePersonMutationVariables,
  ErasuresDocument,
  type ErasuresQuery,
  type ErasuresQueryVariables,
  LeadsByWeekDocument,
  type LeadsByWeekQuery,
  type LeadsByWeekQueryVariables,
  LocationPageDocument,
  type LocationPageQuery,
  type LocationPageQueryVariables,
  ManageBlogsDocument,
  type ManageBlogsQuery,
  type ManageBlogsQueryVariables,
  ManageCategoriesDocument,
  type ManageCategoriesQuery,
  type ManageCategoriesQueryVariables,
  ManageLeadsDocument,
  type ManageLeadsQuery,
  type ManageLeadsQueryVariables,
  ManageLocationsDocument,
  type ManageLocationsQuery,
  type ManageLocationsQueryVariables,
  ManagePortfolioDocument,
  type ManagePortfolioQuery,
  type ManagePortfolioQueryVariables,
  MovePortfolioItemDocument,
  type MovePortfolioItemMutation,
  type MovePortfolioItemMutationVariables,
  PortfolioDocument,
  type PortfolioQuery,
  type PortfolioQueryVariables,
  ResendMailDocument,
  type ResendMailMutation,
  type ResendMailMutationVariables,
  RestoreBlogDocument,
  type RestoreBlogMutation,
  type RestoreBlogMutationVariables,
  RestoreLocationPageDocument,
  type RestoreLocationPageMutation,
  type RestoreLocationPageMutationVariables,
  RestorePortfolioItemDocument,
  type RestorePortfolioItemMutation,
  type RestorePortfolioItemMutationVariables,
  SetLeadStateDocument,
  type SetLeadStateMutation,
  type SetLeadStateMutationVariables,
  UnsentMailsDocument,
  type UnsentMailsQuery,
  type UnsentMailsQueryVariables,
  UpdateBlogDocument,
  type UpdateBlogMutation,
  type UpdateBlogMutationVariables,
  UpdateCategoryDocument,
  type UpdateCategoryMutation,
  type UpdateCategoryMutationVariables,
  UpdateLocationPageDocument,
  type UpdateLocationPageMutation,
  type UpdateLocationPageMutationVariables,
  UpdatePageContentDocument,
  type UpdatePageContentMutation,
  type UpdatePageContentMutationVariables,
} from './documents.ts';

/** Runs the operation `AddLeadNote`. */
export function useAddLeadNoteMutation(options: useMutation.Options<AddLeadNoteMutation, AddLeadNoteMutationVariables> = {}) {
  return useMutation<AddLeadNoteMutation, AddLeadNoteMutationVariables>(AddLeadNoteDocument, options);
}

/** Runs the operation `Article`. */
export function useArticleQuery(options: useQuery.Options<ArticleQuery, ArticleQueryVariables>) {
  return useQuery<ArticleQuery, ArticleQueryVariables>(ArticleDocument, options);
}

/** Runs the operation `Blog`. */
export function useBlogQuery(options: useQuery.Options<BlogQuery, BlogQueryVariables>) {
  return useQuery<BlogQuery, BlogQueryVariables>(BlogDocument, options);
}

/** Runs the operation `CreateBlog`. */
export function useCreateBlogMutation(options: useMutation.Options<CreateBlogMutation, CreateBlogMutationVariables> = {}) {
  return useMutation<CreateBlogMutation, CreateBlogMutationVariables>(CreateBlogDocument, options);
}

/** Runs the operation `CreateCategory`. */
export function useCreateCategoryMutation(options: useMutation.Options<CreateCategoryMutation, CreateCategoryMutationVariables> = {}) {
  return useMutation<CreateCategoryMutation, CreateCategoryMutationVariables>(CreateCategoryDocument, options);
}

/** Runs the operation `CreateLocationPage`. */
export function useCreateLocationPageMutation(options: useMutation.Options<CreateLocationPageMutation, CreateLocationPageMutationVariables> = {}) {
  return useMutation<CreateLocationPageMutation, CreateLocationPageMutationVariables>(CreateLocationPageDocument, options);
}

/** Runs the operation `DeleteBlog`. */
export function useDeleteBlogMutation(options: useMutation.Options<DeleteBlogMutation, DeleteBlogMutationVariables> = {}) {
  return useMutation<DeleteBlogMutation, DeleteBlogMutationVariables>(DeleteBlogDocument, options);
}

/** Runs the operation `DeleteCategory`. */
export function useDeleteCategoryMutation(options: useMutation.Options<DeleteCategoryMutation, DeleteCategoryMutationVariables> = {}) {
  return useMutation<DeleteCategoryMutation, DeleteCategoryMutationVariables>(DeleteCategoryDocument, options);
}

/** Runs the operation `DeleteLeadNote`. */
export function useDeleteLeadNoteMutation(options: useMutation.Options<DeleteLeadNoteMutation, DeleteLeadNoteMutationVariables> = {}) {
  return useMutation<DeleteLeadNoteMutation, DeleteLeadNoteMutationVariables>(DeleteLeadNoteDocument, options);
}

/** Runs the operation `DeleteLocationPage`. */
export function useDeleteLocationPageMutation(options: useMutation.Options<DeleteLocationPageMutation, DeleteLocationPageMutationVariables> = {}) {
  return useMutation<DeleteLocationPageMutation, DeleteLocationPageMutationVariables>(DeleteLocationPageDocument, options);
}

/** Runs the operation `DeletePortfolioItem`. */
export function useDeletePortfolioItemMutation(options: useMutation.Options<DeletePortfolioItemMutation, DeletePortfolioItemMutationVariables> = {}) {
  return useMutation<DeletePortfolioItemMutation, DeletePortfolioItemMutationVariables>(DeletePortfolioItemDocument, options);
}

/** Runs the operation `EditablePage`. */
export function useEditablePageQuery(options: useQuery.Options<EditablePageQuery, EditablePageQueryVariables>) {
  return useQuery<EditablePageQuery, EditablePageQueryVariables>(EditablePageDocument, options);
}

/** Runs the operation `EditablePages`. */
export function useEditablePagesQuery(options: useQuery.Options<EditablePagesQuery, EditablePagesQueryVariables> = {}) {
  return useQuery<EditablePagesQuery, EditablePagesQueryVariables>(EditablePagesDocument, options);
}

/** Runs the operation `ErasePerson`. */
export function useErasePersonMutation(options: useMutation.Options<ErasePersonMutation, ErasePersonMutationVariables> = {}) {
  return useMutation<ErasePersonMutation, ErasePersonMutationVariables>(ErasePersonDocument, options);
}

/** Runs the operation `Erasures`. */
export function useErasuresQuery(options: useQuery.Options<ErasuresQuery, ErasuresQueryVariables> = {}) {
  return useQuery<ErasuresQuery, ErasuresQueryVariables>(ErasuresDocument, options);
}

/** Runs the operation `LeadsByWeek`. */
export function useLeadsByWeekQuery(options: useQuery.Options<LeadsByWeekQuery, LeadsByWeekQueryVariables> = {}) {
  return useQuery<LeadsByWeekQuery, LeadsByWeekQueryVariables>(LeadsByWeekDocument, options);
}

/** Runs the operation `LocationPage`. */
export function useLocationPageQuery(options: useQuery.Options<LocationPageQuery, LocationPageQueryVariables>) {
  return useQuery<LocationPageQuery, LocationPageQueryVariables>(LocationPageDocument, options);
}

/** Runs the operation `ManageBlogs`. */
export function useManageBlogsQuery(options: useQuery.Options<ManageBlogsQuery, ManageBlogsQueryVariables> = {}) {
  return useQuery<ManageBlogsQuery, ManageBlogsQueryVariables>(ManageBlogsDocument, options);
}

/** Runs the operation `ManageCategories`. */
export function useManageCategoriesQuery(options: useQuery.Options<ManageCategoriesQuery, ManageCategoriesQueryVariables> = {}) {
  return useQuery<ManageCategoriesQuery, ManageCategoriesQueryVariables>(ManageCategoriesDocument, options);
}

/** Runs the operation `ManageLeads`. */
export function useManageLeadsQuery(options: useQuery.Options<ManageLeadsQuery, ManageLeadsQueryVariables> = {}) {
  return useQuery<ManageLeadsQuery, ManageLeadsQueryVariables>(ManageLeadsDocument, options);
}

/** Runs the operation `ManageLocations`. */
export function useManageLocationsQuery(options: useQuery.Options<ManageLocationsQuery, ManageLocationsQueryVariables> = {}) {
  return useQuery<ManageLocationsQuery, ManageLocationsQueryVariables>(ManageLocationsDocument, options);
}

/** Runs the operation `ManagePortfolio`. */
export function useManagePortfolioQuery(options: useQuery.Options<ManagePortfolioQuery, ManagePortfolioQueryVariables> = {}) {
  return useQuery<ManagePortfolioQuery, ManagePortfolioQueryVariables>(ManagePortfolioDocument, options);
}

/** Runs the operation `MovePortfolioItem`. */
export function useMovePortfolioItemMutation(options: useMutation.Options<MovePortfolioItemMutation, MovePortfolioItemMutationVariables> = {}) {
  return useMutation<MovePortfolioItemMutation, MovePortfolioItemMutationVariables>(MovePortfolioItemDocument, options);
}

/** Runs the operation `Portfolio`. */
export function usePortfolioQuery(options: useQuery.Options<PortfolioQuery, PortfolioQueryVariables> = {}) {
  return useQuery<PortfolioQuery, PortfolioQueryVariables>(PortfolioDocument, options);
}

/** Runs the operation `ResendMail`. */
export function useResendMailMutation(options: useMutation.Options<ResendMailMutation, ResendMailMutationVariables> = {}) {
  return useMutation<ResendMailMutation, ResendMailMutationVariables>(ResendMailDocument, options);
}

/** Runs the operation `RestoreBlog`. */
export function useRestoreBlogMutation(options: useMutation.Options<RestoreBlogMutation, RestoreBlogMutationVariables> = {}) {
  return useMutation<RestoreBlogMutation, RestoreBlogMutationVariables>(RestoreBlogDocument, options);
}

/** Runs the operation `RestoreLocationPage`. */
export function useRestoreLocationPageMutation(options: useMutation.Options<RestoreLocationPageMutation, RestoreLocationPageMutationVariables> = {}) {
  return useMutation<RestoreLocationPageMutation, RestoreLocationPageMutationVariables>(RestoreLocationPageDocument, options);
}

/** Runs the operation `RestorePortfolioItem`. */
export function useRestorePortfolioItemMutation(options: useMutation.Options<RestorePortfolioItemMutation, RestorePortfolioItemMutationVariables> = {}) {
  return useMutation<RestorePortfolioItemMutation, RestorePortfolioItemMutationVariables>(RestorePortfolioItemDocument, options);
}

/** Runs the operation `SetLeadState`. */
export function useSetLeadStateMutation(options: useMutation.Options<SetLeadStateMutation, SetLeadStateMutationVariables> = {}) {
  return useMutation<SetLeadStateMutation, SetLeadStateMutationVariables>(SetLeadStateDocument, options);
}

/** Runs the operation `UnsentMails`. */
export function useUnsentMailsQuery(options: useQuery.Options<UnsentMailsQuery, UnsentMailsQueryVariables> = {}) {
  return useQuery<UnsentMailsQuery, UnsentMailsQueryVariables>(UnsentMailsDocument, options);
}

/** Runs the operation `UpdateBlog`. */
export function useUpdateBlogMutation(options: useMutation.Options<UpdateBlogMutation, UpdateBlogMutationVariables> = {}) {
  return useMutation<UpdateBlogMutation, UpdateBlogMutationVariables>(UpdateBlogDocument, options);
}

/** Runs the operation `UpdateCategory`. */
export function useUpdateCategoryMutation(options: useMutation.Options<UpdateCategoryMutation, UpdateCategoryMutationVariables> = {}) {
  return useMutation<UpdateCategoryMutation, UpdateCategoryMutationVariables>(UpdateCategoryDocument, options);
}

/** Runs the operation `UpdateLocationPage`. */
export function useUpdateLocationPageMutation(options: useMutation.Options<UpdateLocationPageMutation, UpdateLocationPageMutationVariables> = {}) {
  return useMutation<UpdateLocationPageMutation, UpdateLocationPageMutationVariables>(UpdateLocationPageDocument, options);
}

/** Runs the operation `UpdatePageContent`. */
export function useUpdatePageContentMutation(options: useMutation.Options<UpdatePageContentMutation, UpdatePageContentMutationVariables> = {}) {
  return useMutation<UpdatePageContentMutation, UpdatePageContentMutationVariables>(UpdatePageContentDocument, options);
}
