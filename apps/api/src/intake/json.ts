import { Problem } from '../http/problem.ts';
import { checkNames } from './names.ts';

/**
 * Parses the JSON of a body.
 * @throws Problem 400 for invalid JSON or UTF-8; 422 naming a field for forbidden names or nesting
 */
export function parseJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  const value = parse(text);
  checkNames(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(400, 'INVALID_FORMAT', { detail: 'The body is not UTF-8' });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'INVALID_FORMAT', { detail: 'The body is not JSON' });
  }
}
