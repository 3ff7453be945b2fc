// More than fills a screen, or a sheet of paper in a report.
const longest = 2_560;
// Beside the original nobody sees a difference.
const quality = 0.85;

/**
 * The photo turned upright, smaller, as a JPEG without metadata; the photo itself where this browser cannot read it, or
 * where it is the smaller of the two. For workers: it may take seconds.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  try {
    const small = await redraw(photo);
    return small.size < photo.size ? small : photo;
  } catch {
    return photo;
  }
}

async function redraw(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser has no canvas to spare');
    // What shines through a picture is white, as paper is.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } finally {
    bitmap.close();
  }
}
