/**
 * Every consent text of the newsletter form, by version: proof of the subscribers' consent (Canada's
 * Anti-Spam Legislation, section 10). A changed text is a new version; old versions stay.
 */
export const consentWordings: Readonly<Record<string, string>> = {
  '2026-11': 'Staging notes, project photos and seasonal checklists by email. Unsubscribe at any time.',
};

/** Returns the text of a version; undefined for an unknown one. */
export function consentWording(version: string): string | undefined {
  return Object.hasOwn(consentWordings, version) ? consentWordings[version] : undefined;
}
