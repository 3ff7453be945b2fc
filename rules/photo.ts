/** The maximum number of photos of a quote (docs/product.md). */
export const MAX_PHOTOS = 5;

/** The maximum size of a picture that is sent, in megabytes (docs/product.md). */
export const MAX_PHOTO_MB = 10;
