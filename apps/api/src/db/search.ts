import { numberKey } from '@forecourt/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** Shorter parts have no trigram to look up, and match on nearly every page anyway. */
const MIN_LENGTH = 3;
/** With more matches than this, walking the list in order finds a page faster. */
const MAX_MATCHES = 1000;

/**
 * The plate in the form that is compared: without spaces and hyphens, upper case. The index is on
 * this expression.
 */
export const plateKey = sql<string>`upper(regexp_replace(reports.plate, '[\\s-]', '', 'g'))`;

/**
 * Claim and policy numbers without their punctuation, as the contract's `numberKey` has them. The
 * indexes are on these expressions.
 */
export const claimKey = keyOf('claim_number');
export const policyKey = keyOf('policy_number');

function keyOf(column: 'claim_number' | 'policy_number'): RawBuilder<string> {
  return sql<string>`regexp_replace(${sql.ref(`requests.${column}`)}, '[ -/:-@\\[-\\u0060{-~]', '', 'g')`;
}

/** A LIKE pattern for claim and policy numbers that contain this; null for too few signs. */
export function numberPart(text: string): string | null {
  const key = numberKey(text);
  return key.length >= MIN_LENGTH ? containing(key) : null;
}

/** Letters and digits only, upper case; also removes the special characters of LIKE. */
export function normalPlate(plate: string): string {
  return plate.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** More words than a name or a car has; each costs a look at the index. */
const MOST_WORDS = 6;

/** SQL condition that an expression contains every word of the text, case ignored. */
export function containsWords(expression: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const words = text.trim().split(/\s+/).slice(0, MOST_WORDS);
  const conditions = words.map((word) => sql`${expression} ilike ${containing(word)}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** A LIKE pattern for text that contains this, with special characters escaped. */
export function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** Digits that may be part of a phone number, without a leading zero; null if it can be none. */
export function phoneDigits(text: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= MIN_LENGTH ? digits : null;
}

/**
 * SQL condition that a request's name, phone number, email address, plate, claim or policy number
 * contains the text. Those other than the name take three signs at least: fewer would match nearly
 * everything.
 */
export function requestContains(text: string): RawBuilder<boolean> {
  const words = text.trim();
  const [number, signs] = [phoneDigits(words), normalPlate(words)];
  const conditions = [sql`requests.name ilike ${containing(words)}`];
  if (number) conditions.push(sql`requests.phone like ${`%${number}%`}`);
  if (words.length >= MIN_LENGTH) conditions.push(sql`requests.email ilike ${containing(words)}`);
  if (signs.length >= MIN_LENGTH) {
    conditions.push(sql`exists (select 1 from reports
      where reports.request_id = requests.id and ${plateKey} like ${`%${signs}%`})`);
  }
  const sought = numberPart(words);
  if (sought) {
    conditions.push(sql`${claimKey} like ${sought}`, sql`${policyKey} like ${sought}`);
  }
  return anyOf(conditions);
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Ids of the partner's requests that contain the text (see `requestContains`), or null when that
 * would be many: then filter the list itself.
 *
 * Runs outside row-level security, hence the explicit partner: under it PostgreSQL must not use an
 * index for LIKE, because the operator could leak hidden rows. Only ids are returned, and the
 * requests are read again under row-level security.
 */
export async function requestsNamed(
  db: Pick<Database, 'direct'>,
  partnerId: string,
  name: string | undefined,
): Promise<string[] | null> {
  const text = name?.trim() ?? '';
  if (text.length < MIN_LENGTH) return null;
  // Two queries, since one condition over two tables could use the index of neither.
  const [own, withPlate] = await Promise.all([
    requestsWith(db, partnerId, ownContains(text)),
    requestsWithPlate(db, partnerId, text),
  ]);
  if (own === null || (withPlate === null && normalPlate(text).length >= MIN_LENGTH)) return null;
  return [...new Set([...own, ...(withPlate ?? [])])];
}

/** SQL condition that a request contains the text itself, rather than its car. */
function ownContains(text: string): RawBuilder<boolean> {
  const [number, sought] = [phoneDigits(text), numberPart(text)];
  return anyOf([
    sql`name ilike ${containing(text)}`,
    sql`email ilike ${containing(text)}`,
    ...(number ? [sql`phone like ${`%${number}%`}`] : []),
    ...(sought ? [sql`${claimKey} like ${sought}`, sql`${policyKey} like ${sought}`] : []),
  ]);
}

/** Ids of the partner's requests that meet a condition on their own columns; null for many. */
async function requestsWith(
  { direct }: Pick<Database, 'direct'>,
  partnerId: string,
  condition: RawBuilder<boolean>,
): Promise<string[] | null> {
  const rows = await direct
    .selectFrom('requests')
    .where('partner_id', '=', partnerId)
    .where(condition)
    .limit(MAX_MATCHES + 1)
    .select('id')
    .execute();
  return rows.length > MAX_MATCHES ? null : rows.map(({ id }) => id);
}

/**
 * SQL condition that a reported car's plate contains the text, or its claim number three signs of it;
 * true for a text without signs.
 */
export function carContains(text: string): RawBuilder<boolean> {
  const [plate, number] = [normalPlate(text), numberPart(text)];
  const conditions = [
    ...(plate === '' ? [] : [sql`${plateKey} like ${`%${plate}%`}`]),
    ...(number ? [sql`${claimKey} like ${number}`] : []),
  ];
  return conditions.length > 0 ? anyOf(conditions) : sql`true`;
}

/** Like `requestsNamed`, for requests whose car the text finds (see `carContains`). */
export async function requestsOfCars(
  db: Pick<Database, 'direct'>,
  partnerId: string,
  text = '',
): Promise<string[] | null> {
  const number = numberPart(text);
  if (!number) return requestsWithPlate(db, partnerId, text);
  // Two queries, since one condition over two tables could use the index of neither.
  const [withPlate, withNumber] = await Promise.all([
    requestsWithPlate(db, partnerId, text),
    requestsWith(db, partnerId, sql`${claimKey} like ${number}`),
  ]);
  return withPlate && withNumber && [...new Set([...withPlate, ...withNumber])];
}

/** Like `requestsNamed`, for requests whose car has such a plate. */
async function requestsWithPlate(
  { direct }: Pick<Database, 'direct'>,
  partnerId: string,
  plate: string | undefined,
): Promise<string[] | null> {
  const text = normalPlate(plate ?? '');
  if (text.length < MIN_LENGTH) return null;
  const rows = await direct
    .selectFrom('reports')
    .where('partner_id', '=', partnerId)
    .where(plateKey, 'like', `%${text}%`)
    .limit(MAX_MATCHES + 1)
    .select('request_id')
    .execute();
  return rows.length > MAX_MATCHES ? null : rows.map((row) => row.request_id);
}

/** SQL condition that a column is one of the ids. */
export function oneOf(column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...ids]}::text[])`;
}
