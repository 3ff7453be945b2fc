import { coordinates } from '../../../../rules/coordinates.ts';

const host = 'https://www.openstreetmap.org';
const attribute = 'data-map';

/** Attribute of the map: its document allows the frame of OpenStreetMap. */
export const mapAttribute = { [attribute]: '' };

/** Returns the directive of the content security policy for a page with the map. */
export function framePolicy(html: string): string {
  return html.includes(`${attribute}=""`) ? `;frame-src ${host}` : '';
}

/** Returns the URL of OpenStreetMap's map around a place: about 8 km wide, with a marker. */
export function mapUrl(place: string): string {
  const [latitude, longitude] = coordinates(place) ?? [0, 0];
  const box = [longitude - 0.05, latitude - 0.03, longitude + 0.05, latitude + 0.03];
  const bbox = box.map((degrees) => degrees.toFixed(4)).join();
  return `${host}/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` })}`;
}
