import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureFormat, pictureFormats, pictureWidths } from '../src/picture/view.ts';

/** Returns an empty picture of this size. */
function encode(width: number, height: number, format: PictureFormat): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#b58e6a' } as const;
  return sharp({ create })
    .toFormat(format === 'jpg' ? 'jpeg' : format, { effort: 0 })
    .toBuffer();
}

/**
 * Stores an empty picture for each width and format of the pictures in this DATA_DIR. Encoding the real ones
 * takes a minute of processor time.
 */
export async function storeStandIns(dataDir: string): Promise<void> {
  const pictures = join(dataDir, 'files/pictures');
  const encoded = new Map<string, Promise<Buffer>>();
  for (const id of readdirSync(pictures)) {
    const { width, height } = await sharp(join(pictures, id, 'original')).metadata();
    for (const wide of pictureWidths({ width })) {
      const high = Math.round((wide * height) / width);
      for (const format of pictureFormats) {
        const size = `${wide}x${high}.${format}`;
        const bytes = encoded.get(size) ?? encode(wide, high, format);
        encoded.set(size, bytes);
        await writeFile(join(pictures, id, `${wide}.${format}`), await bytes);
      }
    }
  }
}
