import { basename, relative } from 'node:path';
import sharp from 'sharp';
import { type ImageConfig, imagetools, type OutputFormat, type ProcessedImage } from 'vite-imagetools';
import { type PictureName, pictures } from '../content/common/pictures.ts';

// For a phone, a phone at double density, a laptop, a large screen. imagetools does not enlarge pictures.
const widths = [480, 800, 1200, 1600, 1920];

// Measured with 8 pictures on one core. AVIF: 7 s and 959 KB with effort 1, 21 s and 890 KB with effort 3.
// WebP: 3 s and 1,168 KB with effort 2, 5 s and 1,112 KB with effort 4.
const encodings: ImageConfig[] = [
  { format: 'avif', quality: '52', effort: '1' },
  { format: 'webp', quality: '74', effort: '2' },
];
/** Widths of WebP, for the few browsers without AVIF: each URL costs ten bytes of the first round trip. */
const webpWidths = ['800', '1600'];
const fallback: ImageConfig = { format: 'jpg', quality: '78', progressive: 'true' };
/** The width of the JPEG for clients and link previews. */
const fallbackWidth = 1200;

/** Importing 'hero.jpg?picture' returns a `ContentPicture` with its text of content/common/pictures.json. */
export function pictureImport(cacheDir: string) {
  return imagetools({
    include: /^[^?]+\.jpg\?picture$/,
    cache: { dir: cacheDir },
    // Passes the path to the output format.
    defaultDirectives: ({ pathname }) =>
      new URLSearchParams({ w: widths.join(';'), as: `shape:${pathname}` }),
    resolveConfigs: (entries) => {
      const own = entries.find(([key]) => key === 'w')?.[1] ?? [];
      const single =
        own.find((width) => Number(width) >= fallbackWidth) ?? own.at(-1) ?? String(fallbackWidth);
      return [
        ...encodings.flatMap((encoding) => {
          const isUsed = (width: string) => encoding.format === 'avif' || webpWidths.includes(width);
          return own.filter(isUsed).map((w) => ({ w, ...encoding }));
        }),
        { w: single, ...fallback },
      ];
    },
    extendOutputFormats: (formats) => ({ ...formats, shape }),
  });
}

/** Returns the input of `sections/media/picture.tsx`. */
const shape: OutputFormat = (args) => async (images) => {
  const file = decodeURIComponent(args?.[0] ?? '');
  const of = (format: string) => images.filter((it) => it.transforms.format === format);
  const largest = of('avif').at(-1);
  const single = of('jpg')[0];
  if (!largest || !single) throw new Error(`${relative('.', file)} has no picture`);
  const name = basename(file, '.jpg') as PictureName;
  const alt = pictures[name];
  if (!alt) throw new Error(`${relative('.', file)} has no text in content/common/pictures.json`);
  return {
    name,
    alt,
    src: single.src,
    width: largest.info.width,
    height: largest.info.height,
    placeholder: await placeholder(file),
    sources: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcset: srcset(of(format)) })),
  };
};

function srcset(images: ProcessedImage[]): string {
  return images.map((it) => `${it.src} ${it.info.width}w`).join(', ');
}

/** Returns a blurred miniature as a data: URL, about 110 bytes: 16 pixels are one block of the format. */
async function placeholder(file: string): Promise<string> {
  const bytes = await sharp(file).resize(16).webp({ quality: 20 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
