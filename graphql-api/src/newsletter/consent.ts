/**
 * Every consent text that the newsletter form has ever shown, by its version: proof of what a subscriber consented to
 * (Canada's Anti-Spam Legislation, section 10). A change of the text is a new version; old ones stay.
 */
export const consentWordings: Readonly<Record<string, string>> = {
  '2026-11': 'Staging notes, project photos and seasonal checklists by email. Unsubscribe at any time.',
};

/** The text of a version; undefined for an unknown one. */
export function consentWording(version: string): string | undefined {
  return Object.hasOwn(consentWordings, version) ? consentWordings[version] : undefined;
}
