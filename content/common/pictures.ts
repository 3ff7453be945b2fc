import pictures from './pictures.json' with { type: 'json' };

/** A picture of a page with its files. */
export interface ContentPicture {
  /** Its name in `web/src/media/`; an uploaded one has none. */
  name?: string;
  alt: string;
  /** The point that stays visible in a crop, in percent from the left and top; else the design decides. */
  focus?: { x: number; y: number } | null;
  /** The URL of its JPEG, or of a drawing. */
  src: string;
  /** The size of its largest file, in pixels. */
  width: number;
  height: number;
  /** A data: URL of a blurred miniature. */
  placeholder: string;
  /** The formats that are smaller than JPEG, best first. */
  sources: { type: string; srcset: string }[];
}

/** The original alternative texts of the pictures of pages, by the name of their file in `web/src/media/`. */
export { pictures };

export type PictureName = keyof typeof pictures;
