/** What one task of a run came to. */
export interface Told {
  /** By which it is run again: the target, with its project unless that is the root. */
  name: string;
  /** Whether it was not run, because nothing that it reads has changed. */
  replayed: boolean;
  seconds: number;
  passed: number;
  failed: number;
  /** One line for each test that passed only when it was tried again. */
  flaky: string[];
  /** One line for each failing test; of a task without a report its last lines. */
  failures: string[];
}

export function readResults(
  folder: string,
  results: {
    task: {
      id: string;
      target: { target: string };
      projectRoot: string;
      cache?: boolean;
      outputs?: string[];
      startTime?: number;
      endTime?: number;
    };
    status: string;
    terminalOutput?: string;
  }[],
): Told[];
