import { useQuery } from '@apollo/client/react';
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
} from './documents.ts';

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

/** Runs the query `LocationPage`. */
export function useLocationPageQuery(options: useQuery.Options<LocationPageQuery, LocationPageQueryVariables>) {
  return useQuery<LocationPageQuery, LocationPageQueryVariables>(LocationPageDocument, options);
}

/** Runs the query `OwnPage`. */
export function useOwnPageQuery(options: useQuery.Options<OwnPageQuery, OwnPageQueryVariables>) {
  return useQuery<OwnPageQuery, OwnPageQueryVariables>(OwnPageDocument, options);
}

/** Runs the query `PageContent`. */
export function usePageContentQuery(options: useQuery.Options<PageContentQuery, PageContentQueryVariables>) {
  return useQuery<PageContentQuery, PageContentQueryVariables>(PageContentDocument, options);
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
