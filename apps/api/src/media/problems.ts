import { Problem } from '../http/problem.ts';

/** The field that a problem with the bytes of an upload names. */
const FIELD = 'content';

/** Not a picture of a kind that is taken, whatever its name says. */
export function notAnImage(detail: string): Problem {
  return new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', { detail });
}

/** More bytes or pixels than are taken. */
export function tooLarge(detail: string): Problem {
  return new Problem(413, 'PAYLOAD_TOO_LARGE', { detail });
}

/** A picture that ends too early or that cannot be read to its end. */
export function broken(detail: string): Problem {
  return new Problem(422, 'INVALID_FORMAT', {
    detail,
    errors: [{ field: FIELD, code: 'INVALID_FORMAT' }],
  });
}

/** No bytes at all. */
export function empty(): Problem {
  return new Problem(422, 'MISSING_FIELD', {
    detail: 'The file is empty',
    errors: [{ field: FIELD, code: 'MISSING_FIELD' }],
  });
}
