/** The text beside the newsletter form, and its version. A changed text has a new version. */
export const consent = {
  version: '2026-11',
  text: 'Staging notes, project photos and seasonal checklists by email. Unsubscribe at any time.',
};

/**
 * Every consent text by version: proof of the subscribers' consent (Canada's Anti-Spam Legislation,
 * section 10). Earlier texts stay.
 */
export const consentWordings: Readonly<Record<string, string>> = { [consent.version]: consent.text };
