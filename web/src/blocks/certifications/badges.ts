import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { type Certifications, certifications as texts } from '../../../../content/shared/certifications.ts';

const files = import.meta.glob<string>('../../media/badge-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns a drawing of `media/` with its text, which has one file for all sizes. */
function drawing({ name, alt }: { name: string; alt: string }): ContentPicture {
  return {
    name,
    alt,
    src: files[`../../media/${name}.svg`] ?? '',
    width: 240,
    height: 240,
    placeholder: '',
    sources: [],
  };
}

/** The original texts and badges. */
export const certifications: Certifications = { ...texts, badges: texts.badges.map(drawing) };
