import { useQuery } from '@apollo/client/react';
import {
  ArticleDocument,
  type ArticleQuery,
  type ArticleQueryVariables,
  BlogDocument,
  type BlogQuery,
  type BlogQueryVariables,
  LocationPageDocument,
  type LocationPageQuery,
  type LocationPageQueryVariables,
  PortfolioDocument,
  type PortfolioQuery,
  type PortfolioQueryVariables,
  ProjectDocument,
  type ProjectQuery,
  type ProjectQueryVariables,
} from './documents.ts';

/** Runs the operation `Article`. */
export function useArticleQuery(options: useQuery.Options<ArticleQuery, ArticleQueryVariables>) {
  return useQuery<ArticleQuery, ArticleQueryVariables>(ArticleDocument, options);
}

/** Runs the operation `Blog`. */
export function useBlogQuery(options: useQuery.Options<BlogQuery, BlogQueryVariables>) {
  return useQuery<BlogQuery, BlogQueryVariables>(BlogDocument, options);
}

/** Runs the operation `LocationPage`. */
export function useLocationPageQuery(options: useQuery.Options<LocationPageQuery, LocationPageQueryVariables>) {
  return useQuery<LocationPageQuery, LocationPageQueryVariables>(LocationPageDocument, options);
}

/** Runs the operation `Portfolio`. */
export function usePortfolioQuery(options: useQuery.Options<PortfolioQuery, PortfolioQueryVariables> = {}) {
  return useQuery<PortfolioQuery, PortfolioQueryVariables>(PortfolioDocument, options);
}

/** Runs the operation `Project`. */
export function useProjectQuery(options: useQuery.Options<ProjectQuery, ProjectQueryVariables>) {
  return useQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options);
}
