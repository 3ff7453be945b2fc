import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The folder of the API. Searched for, because this file's depth differs in `src` and in `dist`. */
export const apiFolder = new URL('.', pathToFileURL(findPackageJSON(import.meta.url) ?? ''));

const { version } = JSON.parse(readFileSync(new URL('../package.json', apiFolder), 'utf8')) as {
  version: string;
};

/** The version in the root's package.json. */
export const release = version;

/** The folder of the web, its build and its generated files. */
export const webFolder = new URL('../web/', apiFolder);

/** Whether this code runs from the bundle of rolldown.config.ts, not from the sources. */
const isBundled = !import.meta.url.endsWith('.ts');

/** Returns the file of a program by its entry in rolldown.config.ts and its source. */
export const programFile = (entry: string, source: string): URL =>
  new URL(isBundled ? `dist/${entry}.js` : `src/${source}.ts`, apiFolder);
