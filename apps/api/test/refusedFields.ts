import type { FieldError } from '../src/domain/errors.ts';

/**
 * The fields that an answer refuses, and why. What it says to a program's author about each is left out: that
 * is the subject of `expectedFields.test.ts`.
 */
export function refusedFields(answer: { json: () => unknown }): FieldError[] | undefined {
  const { errors } = answer.json() as { errors?: FieldError[] };
  return errors?.map(({ expected: _expected, example: _example, ...refused }) => refused);
}
