/** The path of the full-screen presentation; a project's id can follow it. */
export const presentationPath = '/portfolio/present';

/** Returns the path of one project in the presentation. */
export function projectPath(portfolioId: number): string {
  return `${presentationPath}/${portfolioId}`;
}

export const presentationPage = {
  seo: {
    title: 'Portfolio, one project after another',
    description:
      'The portfolio in full screen: rooms one after another, some before and after, and the staging tour on video, also offline.',
  },
  label: 'Portfolio',
  previous: 'Previous project',
  next: 'Next project',
  count: (at: number, of: number) => `${at} / ${of}`,
  play: 'Play',
  captions: 'Captions',
  share: 'Share',
  fullScreen: 'Full screen',
  close: 'Back to the portfolio',
  empty: 'There are no projects to show yet.',
  videoMissing: 'This video is not saved on this device. Connect to play it, or save the portfolio first.',
  shareHeading: 'Share this project',
  shareSelection: 'Share these rooms',
  shareText: 'Scan the code or open the link to see only these rooms.',
  qrCode: (title: string) => `QR code with the link to ${title}`,
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'We couldn’t copy the link. Select it and copy it.',
  send: 'Send it to…',
  closeShare: 'Close',
};
