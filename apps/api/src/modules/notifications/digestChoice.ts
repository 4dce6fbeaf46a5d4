import type { Body, Digest } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { nextDigest } from '../../domain/digestTime.ts';
import { isTimeZone } from '../../domain/timeZone.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { Problem } from '../../http/problem.ts';

type DigestColumns = Pick<
  Row<'users'>,
  'digest' | 'digest_time_zone' | 'digest_since' | 'digest_next_at'
>;

export const NO_DIGEST: DigestColumns = {
  digest: 'OFF',
  digest_time_zone: null,
  digest_since: null,
  digest_next_at: null,
};

/**
 * What a user's choice makes of their row. The first digest tells what comes after the choice; one that
 * is only changed leaves nothing out.
 *
 * @throws Problem 403 EMAIL_NOT_VERIFIED; 422 without a time zone, or with one that is none
 */
export function digestColumns(
  user: Row<'users'>,
  { frequency, time_zone: zone }: NonNullable<Body<'updateAccount'>['digest']>,
  now: Date,
): DigestColumns {
  if (frequency === 'OFF') return NO_DIGEST;
  if (!user.email_verified_at) throw new Problem(403, 'EMAIL_NOT_VERIFIED');
  if (zone === undefined) throw missingField('digest.time_zone');
  if (!isTimeZone(zone))
    throw invalidFormat('digest.time_zone', 'a time zone by its name in the IANA database');
  return {
    digest: frequency,
    digest_time_zone: zone,
    digest_since: user.digest_since ?? now,
    digest_next_at: nextDigest(now, frequency, zone),
  };
}

export function presentDigest({
  digest: frequency,
  digest_time_zone: time_zone,
}: DigestColumns): Digest {
  return { frequency, time_zone };
}
