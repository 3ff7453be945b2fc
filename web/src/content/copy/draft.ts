/** The line above a shared draft's page; `until` is a time in words, which ends with 'a.m.' or 'p.m.'. */
export const draftText = (until: string): string =>
  `This is a draft, which isn’t published yet. The link to it works until ${until}`;
