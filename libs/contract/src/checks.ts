/**
 * The few checks that the generated validators consist of. They check types, required fields and
 * enums; the server checks lengths, patterns and formats. Fields that the contract does not name
 * pass, so that a newer server does not break an older client.
 */

/** Where data first differs from the contract, as a JSON pointer, and what was expected there. */
export interface Mismatch {
  path: string;
  expected: string;
}

export type Check = (value: unknown, path: string) => Mismatch | undefined;

/** Whether data matches the contract, and if not, where it differs. */
export interface Validator<T> {
  (data: unknown): data is T;
  mismatch(data: unknown): Mismatch | undefined;
}

/** Makes a type guard from a check. */
export function validator<T>(check: Check): Validator<T> {
  const guard = (data: unknown): data is T => check(data, '') === undefined;
  return Object.assign(guard, { mismatch: (data: unknown) => check(data, '') });
}

export const string: Check = (value, path) =>
  typeof value === 'string' ? undefined : { path, expected: 'string' };

export const boolean: Check = (value, path) =>
  typeof value === 'boolean' ? undefined : { path, expected: 'boolean' };

export const number: Check = (value, path) =>
  Number.isFinite(value) ? undefined : { path, expected: 'number' };

export const integer: Check = (value, path) =>
  Number.isInteger(value) ? undefined : { path, expected: 'integer' };

/** One of the given values. */
export function oneOf(...values: readonly (string | number)[]): Check {
  return (value, path) =>
    (values as readonly unknown[]).includes(value)
      ? undefined
      : { path, expected: `one of ${values.join(', ')}` };
}

/** What the check accepts, or null. */
export function nullable(check: Check): Check {
  return (value, path) => (value === null ? undefined : check(value, path));
}

/** A list whose items all pass. */
export function array(item: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return { path, expected: 'array' };
    for (const [index, entry] of value.entries()) {
      const mismatch = item(entry, `${path}/${index}`);
      if (mismatch) return mismatch;
    }
    return undefined;
  };
}

/** An object with all required fields; optional fields are checked if present. */
export function object(
  required: Record<string, Check>,
  optional: Record<string, Check> = {},
): Check {
  const fields = Object.entries(required);
  const optionalFields = Object.entries(optional);
  return (value, path) => {
    if (!isObject(value)) return { path, expected: 'object' };
    for (const [name, check] of fields) {
      const mismatch = check(value[name], `${path}/${name}`);
      if (mismatch) return mismatch;
    }
    for (const [name, check] of optionalFields) {
      if (value[name] === undefined) continue;
      const mismatch = check(value[name], `${path}/${name}`);
      if (mismatch) return mismatch;
    }
    return undefined;
  };
}

/** An object whose values all pass. */
export function record(item: Check): Check {
  return (value, path) => {
    if (!isObject(value)) return { path, expected: 'object' };
    for (const [name, entry] of Object.entries(value)) {
      const mismatch = item(entry, `${path}/${name}`);
      if (mismatch) return mismatch;
    }
    return undefined;
  };
}

/** Passes if every check passes. */
export function all(...checks: readonly Check[]): Check {
  return (value, path) => {
    for (const check of checks) {
      const mismatch = check(value, path);
      if (mismatch) return mismatch;
    }
    return undefined;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
