import { existsSync } from 'node:fs';
import { clientFolder, loadBuild, type WebSite } from '../src/site/build.ts';

/** A web without pages, for tests of the API before the first build. */
const standIn: WebSite = {
  render: async () => {
    throw new Error('This test reads pages. Run `npm run build` first.');
  },
  manifestFor: () => ({}),
  offlinePages: async () => [],
  releasePicture: () => undefined,
  template: async () => '',
  sources: async () => {},
};

/** Opens the build of the web, or a stand-in if there is none: then only the tests of pages fail. */
export const openWeb = async (): Promise<WebSite> =>
  existsSync(`${clientFolder}/index.html`) ? loadBuild() : standIn;
