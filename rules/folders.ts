import { entryFolders } from './entry/folders.ts';

/**
 * What is at the first part of a path. `page`: pages, which the service worker serves too. `owner`: pages of
 * the admin area. `build`: files of the build. `api`: an API that crawlers must not call. `route`: others.
 */
type Folder = 'page' | 'owner' | 'build' | 'api' | 'route';

/** The first parts of the paths of the site, its API and its files, with the folders of entries. */
const folders: Record<string, Folder> = {
  admin: 'owner',
  api: 'api',
  assets: 'build',
  blog: 'page',
  blogs: 'route',
  graphql: 'api',
  healthz: 'route',
  icons: 'build',
  login: 'owner',
  'mail-preview': 'route',
  metrics: 'route',
  newsletter: 'route',
  photos: 'route',
  pictures: 'route',
  playground: 'api',
  preview: 'page',
  readyz: 'route',
  screenshots: 'build',
  'share-photos': 'page',
  videos: 'route',
  ...Object.fromEntries(Object.values(entryFolders).map((name) => [name, 'page' as const])),
};

/** Returns what is at the first part of a path; undefined if no folder has it. */
export function folderAt(path: string): Folder | undefined {
  const [, name = ''] = path.split('/');
  return Object.hasOwn(folders, name) ? folders[name] : undefined;
}

/** The folders that crawlers must not fetch. */
export const apiFolders = Object.keys(folders).filter((name) => folderAt(`/${name}`) === 'api');
