import { ApiProblem } from '@forecourt/api-client';
import type { FieldErrors } from './validate.ts';

/**
 * The server's errors by field (design §7). Null for another error, or one that names a field not
 * among `fields`.
 */
export function fieldErrorsOf<F extends string>(
  error: unknown,
  fields: readonly F[],
): FieldErrors<F> | null {
  if (!(error instanceof ApiProblem) || error.errors.length === 0) return null;
  const found: FieldErrors<F> = {};
  for (const { field, code } of error.errors) {
    const known = fields.find((one) => one === field);
    if (!known) return null;
    found[known] = code;
  }
  return found;
}
