import { useMutation, useQuery } from '@apollo/client/react';
import {
  ArticleDocument,
  type ArticleQuery,
  type ArticleQueryVariables,
  BlogDocument,
  type BlogQuery,
  type BlogQueryVariables,
  BlogTeaserDocument,
  type BlogTeaserQuery,
  type BlogTeaserQueryVariables,
  LocationPageDocument,
  type LocationPageQuery,
  type LocationPageQueryVariables,
  OwnPageDocument,
  type OwnPageQuery,
  type OwnPageQueryVariables,
  PageContentDocument,
  type PageContentQuery,
  type PageContentQueryVariables,
  PortfolioFilesDocument,
  type PortfolioFilesQuery,
  type PortfolioFilesQueryVariables,
  PortfolioDocument,
  type PortfolioQuery,
  type PortfolioQueryVariables,
  ProjectDocument,
  type ProjectQuery,
  type ProjectQueryVariables,
  RequestQuoteDocument,
  type RequestQuoteMutation,
  type RequestQuoteMutationVariables,
  SendEnquiryDocument,
  type SendEnquiryMutation,
  type SendEnquiryMutationVariables,
  SendMessageDocument,
  type SendMessageMutation,
  type SendMessageMutationVariables,
  SendQuickMessageDocument,
  type SendQuickMessageMutation,
  type SendQuickMessageMutationVariables,
  SubscribeNewsletterDocument,
  type SubscribeNewsletterMutation,
  type SubscribeNewsletterMutationVariables,
  UploadQuotePhotosDocument,
  type UploadQuotePhotosMutation,
  type UploadQuotePhotosMutationVariables,
} from './documents.ts';

/** Runs the operation `Article`. */
export function useArticleQuery(options: useQuery.Options<ArticleQuery, ArticleQueryVariables>) {
  return useQuery<ArticleQuery, ArticleQueryVariables>(ArticleDocument, options);
}

/** Runs the operation `Blog`. */
export function useBlogQuery(options: useQuery.Options<BlogQuery, BlogQueryVariables>) {
  return useQuery<BlogQuery, BlogQueryVariables>(BlogDocument, options);
}

/** Runs the operation `BlogTeaser`. */
export function useBlogTeaserQuery(options: useQuery.Options<BlogTeaserQuery, BlogTeaserQueryVariables> = {}) {
  return useQuery<BlogTeaserQuery, BlogTeaserQueryVariables>(BlogTeaserDocument, options);
}

/** Runs the operation `LocationPage`. */
export function useLocationPageQuery(options: useQuery.Options<LocationPageQuery, LocationPageQueryVariables>) {
  return useQuery<LocationPageQuery, LocationPageQueryVariables>(LocationPageDocument, options);
}

/** Runs the operation `OwnPage`. */
export function useOwnPageQuery(options: useQuery.Options<OwnPageQuery, OwnPageQueryVariables>) {
  return useQuery<OwnPageQuery, OwnPageQueryVariables>(OwnPageDocument, options);
}

/** Runs the operation `PageContent`. */
export function usePageContentQuery(options: useQuery.Options<PageContentQuery, PageContentQueryVariables>) {
  return useQuery<PageContentQuery, PageContentQueryVariables>(PageContentDocument, options);
}

/** Runs the operation `PortfolioFiles`. */
export function usePortfolioFilesQuery(options: useQuery.Options<PortfolioFilesQuery, PortfolioFilesQueryVariables>) {
  return useQuery<PortfolioFilesQuery, PortfolioFilesQueryVariables>(PortfolioFilesDocument, options);
}

/** Runs the operation `Portfolio`. */
export function usePortfolioQuery(options: useQuery.Options<PortfolioQuery, PortfolioQueryVariables> = {}) {
  return useQuery<PortfolioQuery, PortfolioQueryVariables>(PortfolioDocument, options);
}

/** Runs the operation `Project`. */
export function useProjectQuery(options: useQuery.Options<ProjectQuery, ProjectQueryVariables>) {
  return useQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options);
}

/** Runs the operation `RequestQuote`. */
export function useRequestQuoteMutation(options: useMutation.Options<RequestQuoteMutation, RequestQuoteMutationVariables> = {}) {
  return useMutation<RequestQuoteMutation, RequestQuoteMutationVariables>(RequestQuoteDocument, options);
}

/** Runs the operation `SendEnquiry`. */
export function useSendEnquiryMutation(options: useMutation.Options<SendEnquiryMutation, SendEnquiryMutationVariables> = {}) {
  return useMutation<SendEnquiryMutation, SendEnquiryMutationVariables>(SendEnquiryDocument, options);
}

/** Runs the operation `SendMessage`. */
export function useSendMessageMutation(options: useMutation.Options<SendMessageMutation, SendMessageMutationVariables> = {}) {
  return useMutation<SendMessageMutation, SendMessageMutationVariables>(SendMessageDocument, options);
}

/** Runs the operation `SendQuickMessage`. */
export function useSendQuickMessageMutation(options: useMutation.Options<SendQuickMessageMutation, SendQuickMessageMutationVariables> = {}) {
  return useMutation<SendQuickMessageMutation, SendQuickMessageMutationVariables>(SendQuickMessageDocument, options);
}

/** Runs the operation `SubscribeNewsletter`. */
export function useSubscribeNewsletterMutation(options: useMutation.Options<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables> = {}) {
  return useMutation<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>(SubscribeNewsletterDocument, options);
}

/** Runs the operation `UploadQuotePhotos`. */
export function useUploadQuotePhotosMutation(options: useMutation.Options<UploadQuotePhotosMutation, UploadQuotePhotosMutationVariables> = {}) {
  return useMutation<UploadQuotePhotosMutation, UploadQuotePhotosMutationVariables>(UploadQuotePhotosDocument, options);
}
