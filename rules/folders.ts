/**
 * What is at the first part of a path. `page`: pages, which the service worker serves too. `owner`: pages of
 * the admin area. `build`: files of the build. `api`: an API that crawlers must not call. `route`: others.
 */
type Folder = 'page' | 'owner' | 'build' | 'api' | 'route';

/** The first parts of the paths of the site, its API and its files; each new one has a line here. */
const folders = {
  admin: 'owner',
  api: 'api',
  artical: 'page',
  assets: 'build',
  blog: 'page',
  blogs: 'route',
  graphql: 'api',
  healthz: 'route',
  icons: 'build',
  location: 'page',
  login: 'owner',
  'mail-preview': 'route',
  metrics: 'route',
  newsletter: 'route',
  photos: 'route',
  pictures: 'route',
  playground: 'api',
  portfolio: 'page',
  preview: 'page',
  readyz: 'route',
  screenshots: 'build',
  'share-photos': 'page',
  videos: 'route',
} satisfies Record<string, Folder>;

/** Returns what is at the first part of a path; undefined if no folder has it. */
export function folderAt(path: string): Folder | undefined {
  const [, name = ''] = path.split('/');
  return Object.hasOwn(folders, name) ? folders[name as keyof typeof folders] : undefined;
}

/** The folders that crawlers must not fetch. */
export const apiFolders = Object.keys(folders).filter((name) => folderAt(`/${name}`) === 'api');
