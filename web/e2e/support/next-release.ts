import { copyRelease, type Release } from './release.ts';

/** The heading of /about in the next release. */
export const nextHeading = 'A Staging and Design Firm, Since Renewed';
const heading = 'A Staging and Design Firm';

/** Builds the web with another heading: the release after the tested one. */
export async function buildNextRelease(): Promise<Release> {
  const release = await copyRelease();
  await release.replace('content/pages/about.json', heading, nextHeading);
  release.buildWeb();
  return release;
}
