import type { PortfolioQuery } from '../../generated/documents.ts';
import type { Picture } from '../../generated/types.ts';

/** One thing to show, the title of its group, and its position in the portfolio. */
export interface Project {
  item: PortfolioQuery['portfolio'][number]['items'][number];
  group: string;
  place: string;
}

/** Has the browser fetch a picture that will be shown soon, in the file that it would choose for it. */
export function fetchAhead({ src, sources }: Picture, sizes: string): void {
  const picture = document.createElement('picture');
  for (const { type, srcset } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }));
  }
  const image = document.createElement('img');
  picture.append(image);
  image.src = src;
}
