import type { ManifestOptions } from 'vite-plugin-pwa';
import { sharePath } from '../shared/share-path.ts';

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

const sizes = { wide: '1280x800', narrow: '780x1560' };

/** A screenshot for the browser's installation dialog. */
function screenshot(name: string, form_factor: 'wide' | 'narrow', label: string) {
  return {
    src: `/screenshots/${name}.webp`,
    sizes: sizes[form_factor],
    type: 'image/webp',
    form_factor,
    label,
  };
}

/** The colours of the dark scheme, an extension of the standard. */
interface DarkScheme {
  user_preferences: { color_scheme: { dark: { background_color: string; theme_color: string } } };
}

/** Returns the web app manifest for a business of this name. */
export function manifestFor(name: string): Partial<ManifestOptions> & DarkScheme {
  return {
    id: '/',
    name,
    short_name: name,
    description:
      'Home staging, decorating and interior design: see rooms, ask for a quote, with or without a connection.',
    lang: 'en-CA',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    categories: ['business', 'lifestyle'],
    // A link opens in the window of the app that is open.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    user_preferences: {
      color_scheme: { dark: { background_color: '#1b1815', theme_color: '#1b1815' } },
    },
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('/icons/icon-192.png', 192),
      png('/icons/icon-512.png', 512),
      { ...png('/icons/icon-maskable-512.png', 512), purpose: 'maskable' },
      { src: '/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
    // Made by scripts/screenshots.ts.
    screenshots: [
      screenshot('home-wide', 'wide', 'Rooms, staged and decorated'),
      screenshot('present-wide', 'wide', 'The portfolio, one project after another'),
      screenshot('home-narrow', 'narrow', 'Rooms, staged and decorated'),
      screenshot('portfolio-narrow', 'narrow', 'Before and after, under one finger'),
      screenshot('quote-narrow', 'narrow', 'A quote, also without a connection'),
    ],
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*'] }] },
    },
    shortcuts: [
      { name: 'Request a quote', url: '/get-a-quote', icons: [png('/icons/icon-192.png', 192)] },
      { name: 'Portfolio', url: '/portfolio', icons: [png('/icons/icon-192.png', 192)] },
      { name: 'Waiting to send', url: '/outbox', icons: [png('/icons/icon-192.png', 192)] },
    ],
  };
}
