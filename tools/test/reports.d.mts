interface Outcome {
  passed: number;
  failed: number;
}
export declare function readVitestReport(file: string, status: number): Outcome;
export declare function readPlaywrightReport(file: string, status: number): Outcome;
