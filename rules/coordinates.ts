/** Returns a latitude and a longitude in degrees, such as '43.5183, -79.8774'; undefined for another text. */
export function coordinates(text: string): [latitude: number, longitude: number] | undefined {
  if (!/^-?\d{1,2}(?:\.\d+)?, ?-?\d{1,3}(?:\.\d+)?$/.test(text)) return undefined;
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
