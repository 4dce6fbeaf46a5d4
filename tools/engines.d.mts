export declare function findFirefox(): string | undefined;
export declare function findWebKit():
  { driver: string; browser: string; screen: string } | undefined;
export declare function missingEngines(): Record<'firefox' | 'webkit', string | undefined>;
