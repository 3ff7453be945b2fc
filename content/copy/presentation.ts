/** The path of the full-screen presentation; a project's id can follow it. */
export const presentationPath = '/portfolio/present';

/** Returns the path of one project in the presentation. */
export function projectPath(portfolioId: number): string {
  return `${presentationPath}/${portfolioId}`;
}
