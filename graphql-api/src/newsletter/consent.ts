import { consentWordings } from '../../../rules/form/newsletter.ts';

/** Returns the text of a version; undefined for an unknown one. */
export function consentWording(version: string): string | undefined {
  return Object.hasOwn(consentWordings, version) ? consentWordings[version] : undefined;
}
