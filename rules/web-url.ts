/** Returns whether a text is an absolute http(s) URL. */
export function isWebUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
