/** In this order, because browsers name others too: Edge names Chrome and Safari. */
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  // An app on the home screen of an iPhone does not name Safari.
  [/Safari\/|AppleWebKit\/.*Mobile\//, 'Safari'],
];
const systems: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Returns the browser and the system of a `User-Agent` header, as `Firefox on Windows`. */
export function deviceNameOf(userAgent = ''): string {
  const nameIn = (known: typeof browsers) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = nameIn(systems);
  return `${nameIn(browsers) ?? 'Another program'}${system ? ` on ${system}` : ''}`;
}
