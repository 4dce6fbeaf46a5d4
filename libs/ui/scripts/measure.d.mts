export interface Measured {
  /** Initial load in kB (1000 bytes) after gzip. */
  now: number;
  /** Lazy-loaded code, in the same unit. */
  later: number;
  /** Our modules in the initial load, by path in the package. */
  modules: string[];
}

export declare const dist: string;
export declare function measure(script: string): Promise<Measured>;
export declare function entryNames(): string[];
