/** Browser and device from the User-Agent, by their common names. */
export interface Device {
  /** `Safari` */
  browser: string | null;
  /** `iPhone` */
  system: string | null;
  isPhone: boolean;
}

/** The first match counts: Edge and Opera also contain Chrome, and Chrome contains Safari. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Parses the User-Agent header of a session. */
export function deviceOf(userAgent: string | null): Device {
  const find = (known: readonly [RegExp, string][]): string | null =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return {
    browser: find(browsers),
    system: find(systems),
    isPhone: /iPhone|Android.*Mobile/.test(userAgent ?? ''),
  };
}
