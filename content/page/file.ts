/** Returns the name of the file of a page's content in `content/pages/`. */
export function pageFile(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
