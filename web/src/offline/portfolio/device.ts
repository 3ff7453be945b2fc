import type { PictureFormat } from '../../generated/types.ts';
import { supportsAvif } from '../pwa/supports-avif.ts';

/** In which size and format pictures are saved: the width in the screen's own pixels. */
export interface PictureChoice {
  width: number;
  format: PictureFormat;
}

// Beyond two dots a point nobody sees a difference, and beyond this width there is no larger file.
const mostDots = 2;
const widest = 2560;

/** What fills this device's screen, whichever way it is held. */
export async function choiceForDevice(): Promise<PictureChoice> {
  const { width, height } = window.screen;
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  // A picture of three to two, as wide as it is shown on the screen turned sideways.
  const shown = Math.min(long, (short * 16) / 9);
  const dots = Math.min(window.devicePixelRatio, mostDots);
  return {
    width: Math.min(widest, Math.ceil(shown * dots)),
    format: (await supportsAvif()) ? 'AVIF' : 'WEBP',
  };
}
