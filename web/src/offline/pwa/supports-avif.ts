// One grey pixel.
const avifPoint =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABsAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAjbWRhdBIACgc4AAbQENBpMg4f8mKE4AAWAAAAkDWNkA==';

/** Whether this browser decodes AVIF. */
export async function supportsAvif(): Promise<boolean> {
  // `decode()` may wait until the tab is visible.
  return new Promise((resolve) => {
    const point = new Image();
    point.addEventListener('load', () => resolve(point.naturalWidth > 0));
    point.addEventListener('error', () => resolve(false));
    point.src = avifPoint;
  });
}
