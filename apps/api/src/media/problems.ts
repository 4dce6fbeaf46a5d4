import { Problem } from '../http/problem.ts';

/** The field that is named in problems with an upload's bytes. */
const FIELD = 'content';

/** Not a picture of an accepted format, whatever its name says. */
export function notAnImage(detail: string): Problem {
  return new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', { detail });
}

/** Not a PDF file, whatever its name says. */
export const notAPdf = (): Problem => notAnImage('Not a PDF file');

/** Too many bytes or pixels. */
export function tooLarge(detail: string): Problem {
  return new Problem(413, 'PAYLOAD_TOO_LARGE', { detail });
}

/** A picture that is truncated or cannot be decoded completely. */
export function broken(detail: string): Problem {
  return new Problem(422, 'INVALID_FORMAT', {
    detail,
    errors: [{ field: FIELD, code: 'INVALID_FORMAT' }],
  });
}

/** The body is empty. */
export function empty(): Problem {
  return new Problem(422, 'MISSING_FIELD', {
    detail: 'The file is empty',
    errors: [{ field: FIELD, code: 'MISSING_FIELD' }],
  });
}
