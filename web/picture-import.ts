import { relative } from 'node:path';
import sharp from 'sharp';
import { type ImageConfig, imagetools, type OutputFormat, type ProcessedImage } from 'vite-imagetools';

// Each width serves a screen of ours: a phone, a phone at double density, a laptop, a large screen. imagetools
// lowers those that a picture has no pixels for to the picture's own width, so nothing is ever enlarged.
const widths = [480, 800, 1200, 1600, 1920];

// Measured on 8 pictures and one core: effort 1 of AVIF takes 7 s and 959 KB, effort 3 takes 21 s and 890 KB; effort 2 of WebP,
// which only browsers without AVIF get, takes 3 s and 1,168 KB, effort 4 takes 5 s and 1,112 KB.
const encodings: ImageConfig[] = [
  { format: 'avif', quality: '52', effort: '1' },
  { format: 'webp', quality: '74', effort: '2' },
];
const fallback: ImageConfig = { format: 'jpg', quality: '78', progressive: 'true' };
/** The width of the one JPEG, for clients and link previews that take a single address. */
const fallbackWidth = 1200;

/** `import hero from '../media/hero.jpg?picture'` gives the shape of GraphQL's Picture, but for its alt text. */
export function pictureImport(cacheDir: string) {
  return imagetools({
    include: /^[^?]+\.jpg\?picture$/,
    cache: { dir: cacheDir },
    // The path rides along because an output format does not know its file.
    defaultDirectives: ({ pathname }) =>
      new URLSearchParams({ w: widths.join(';'), as: `shape:${pathname}` }),
    resolveConfigs: (entries) => {
      const own = entries.find(([key]) => key === 'w')?.[1] ?? [];
      const single =
        own.find((width) => Number(width) >= fallbackWidth) ?? own.at(-1) ?? String(fallbackWidth);
      return [
        ...encodings.flatMap((encoding) => own.map((w) => ({ w, ...encoding }))),
        { w: single, ...fallback },
      ];
    },
    extendOutputFormats: (formats) => ({ ...formats, shape }),
  });
}

/** The picture's description in the shape that `sections/media/picture.tsx` draws. */
const shape: OutputFormat = (args) => async (images) => {
  const file = decodeURIComponent(args?.[0] ?? '');
  const of = (format: string) => images.filter((it) => it.transforms.format === format);
  const largest = of('webp').at(-1);
  const single = of('jpg')[0];
  if (!largest || !single) throw new Error(`${relative('.', file)} gave no picture`);
  return {
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

/** A blurred miniature as a data: address, some 150 bytes. */
async function placeholder(file: string): Promise<string> {
  const bytes = await sharp(file).resize(20).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
