import type { Database } from '../../db/database.ts';
import { findPartner } from './findPartner.ts';

const MOST = 1_000_000;

/** Parses an operator's number of messages per day; null for the default from the settings. */
export function quotaOf(text: string): number | null {
  if (text === 'default') return null;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > MOST) {
    throw new Error(`${text} is not a number from 0 to ${MOST}, nor "default"`);
  }
  return number;
}

/**
 * Sets how many messages a partner may send per day; undefined keeps the current value.
 * @param partner its id, or the path of one of its invite pages
 * @returns its name
 * @throws Error when there is none
 */
export async function setQuota(
  { direct }: Pick<Database, 'direct'>,
  partner: string,
  sms: number | null | undefined,
  email: number | null | undefined,
): Promise<string> {
  const { id, name } = await findPartner({ direct }, partner);
  await direct
    .updateTable('partners')
    .set({
      ...(sms === undefined ? {} : { sms_per_day: sms }),
      ...(email === undefined ? {} : { email_per_day: email }),
    })
    .where('id', '=', id)
    .execute();
  return name;
}
