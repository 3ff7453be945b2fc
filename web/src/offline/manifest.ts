import type { ManifestOptions } from 'vite-plugin-pwa';

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

/** The manifest for a business of this name, by which browsers install the site. */
export function manifestFor(name: string): Partial<ManifestOptions> {
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
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('/icons/icon-192.png', 192),
      png('/icons/icon-512.png', 512),
      { ...png('/icons/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Request a quote', url: '/get-a-quote', icons: [png('/icons/icon-192.png', 192)] },
      { name: 'Portfolio', url: '/portfolio', icons: [png('/icons/icon-192.png', 192)] },
      { name: 'Waiting to send', url: '/outbox', icons: [png('/icons/icon-192.png', 192)] },
    ],
  };
}
