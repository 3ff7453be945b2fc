// In pixels: enough for a large screen or a printed page.
const maxSide = 2_560;
const quality = 0.85;
/** Formats that the server decodes. */
const accepted = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/**
 * Returns the photo (in Safari also HEIC) upright and smaller, as a JPEG without metadata. Returns the photo
 * itself if the browser cannot decode it, or if it is smaller and the server can. For workers: takes seconds.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  try {
    const small = await redraw(photo);
    return small.size < photo.size || !accepted.test(photo.type) ? small : photo;
  } catch {
    return photo;
  }
}

async function redraw(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('The browser has no canvas');
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } finally {
    bitmap.close();
  }
}
