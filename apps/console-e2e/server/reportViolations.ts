import { existsSync, readFileSync } from 'node:fs';
import { validating, violationsFile } from './addresses.ts';

/** Fails the run if the validator in front of the API reported any violation. */
export default function reportViolations(): void {
  if (!validating || !existsSync(violationsFile)) return;
  throw new Error(`The contract was broken:\n${readFileSync(violationsFile, 'utf8')}`);
}
