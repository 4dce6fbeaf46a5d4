export interface Measured {
  /** kB (1000 bytes) after gzip of what loads at once. */
  now: number;
  /** The same of what loads later. */
  later: number;
  /** Our modules in what loads at once, by path in the package. */
  modules: string[];
}

export declare const dist: string;
export declare function measure(script: string): Promise<Measured>;
export declare function entryNames(): string[];
