import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';

/** The addresses of the two font files that every page needs at once; for `<link rel="preload">`. */
export const fontUrls = [fraunces, figtree];
