import type { PortfolioQuery } from '../../generated/documents.ts';
import type { Picture } from '../../generated/types.ts';

/** A project, the title of its group, and its URL in the portfolio. */
export interface Project {
  item: PortfolioQuery['portfolio'][number]['items'][number];
  group: string;
  place: string;
}

/** Preloads the file of a picture that the browser would choose. */
export function fetchAhead({ src, sources }: Picture, sizes: string): void {
  const picture = document.createElement('picture');
  for (const { type, srcset } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }));
  }
  const image = document.createElement('img');
  picture.append(image);
  image.src = src;
}
