// A grey point. Whether it loads tells whether this browser reads AVIF.
const avifPoint =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABsAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAjbWRhdBIACgc4AAbQENBpMg4f8mKE4AAWAAAAkDWNkA==';

/** Whether this browser shows pictures in AVIF. */
export async function supportsAvif(): Promise<boolean> {
  // Not by decode(), which may wait until its tab is looked at.
  return new Promise((resolve) => {
    const point = new Image();
    point.addEventListener('load', () => resolve(point.naturalWidth > 0));
    point.addEventListener('error', () => resolve(false));
    point.src = avifPoint;
  });
}
