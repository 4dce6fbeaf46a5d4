import { sql, type RawBuilder } from 'kysely';
import type { RequestMatch, RequestMatchField } from '@forecourt/contract';
import type { Database } from '../../db/database.ts';
import {
  claimKey,
  containing,
  containsWords,
  normalPlate,
  numberPart,
  oneOf,
  phoneDigits,
  plateKey,
  policyKey,
} from '../../db/search.ts';
import { presentRequest } from './presenter.ts';
import { requestRows } from './queries.ts';

/** Fewer digits or letters would match nearly everything. */
const MIN_SIGNS = 3;
const vincode = sql<string>`upper(reports.car ->> 'vincode')`;
/** The index of 0019_search_cars is on this expression. */
const carWords = sql<string>`(coalesce(reports.year::text, '') || ' '
  || coalesce(reports.make, '') || ' ' || coalesce(reports.model, ''))`;

/** What is found by these is a car, and by the others a customer. */
const carFields: readonly RequestMatchField[] = ['PLATE', 'VIN', 'CAR'];

/** The fields to search; a condition is null when the text cannot match that field. */
interface Sought {
  by: RequestMatchField;
  table: 'requests' | 'reports';
  condition: RawBuilder<boolean> | null;
}

/**
 * The partner's newest requests whose name, email address, phone number, claim or policy number, plate
 * or VIN contains the text, or whose car's year, make and model contain its words, in the flows that the partner has set
 * up. Neither customers nor cars displace the others from more than half of the answer.
 */
export async function searchRequests(
  db: Pick<Database, 'direct' | 'readOne'>,
  partnerId: string,
  text: string,
  limit: number,
): Promise<RequestMatch[]> {
  const found = await findIds(db, partnerId, text, limit);
  if (found.size === 0) return [];
  const rows = await db.readOne([partnerId], (tx) =>
    requestRows(tx)
      .where('requests.partner_id', '=', partnerId)
      .where(oneOf('requests.id', [...found.keys()]))
      .where('requests.request_type', 'in', (eb) =>
        eb.selectFrom('customisations').where('partner_id', '=', partnerId).select('flow'),
      )
      .select(sql<string | null>`reports.car ->> 'vincode'`.as('vincode'))
      .orderBy('requests.inserted_at', 'desc')
      .orderBy('requests.id', 'desc')
      .execute(),
  );
  const matches = rows.map((row) => ({
    request: presentRequest(row),
    by: found.get(row.id) ?? 'NAME',
    vincode: row.vincode,
  }));
  return shareOut(matches, limit);
}

/** At most `limit` matches in their order, half of them for customers and half for cars. */
function shareOut(matches: readonly RequestMatch[], limit: number): RequestMatch[] {
  const cars = matches.filter(({ by }) => carFields.includes(by));
  const customers = matches.filter(({ by }) => !carFields.includes(by));
  const forCustomers = Math.max(Math.ceil(limit / 2), limit - cars.length);
  const kept = new Set(customers.slice(0, forCustomers));
  for (const car of cars.slice(0, limit - kept.size)) kept.add(car);
  return matches.filter((match) => kept.has(match));
}

/**
 * Ids of the matches, each with the matching field: the newest for each. Runs outside row-level
 * security, like `requestsNamed`: under it no index may be used for LIKE. Only ids are returned.
 */
async function findIds(
  { direct }: Pick<Database, 'direct'>,
  partnerId: string,
  text: string,
  limit: number,
): Promise<Map<string, RequestMatchField>> {
  const queries = soughtIn(text).flatMap(({ by, table, condition }) => {
    if (!condition) return [];
    const id = sql.ref(table === 'requests' ? 'requests.id' : 'reports.request_id');
    return sql`(
      select ${id} as id, ${by}::text as by from ${sql.table(table)}
      where partner_id = ${partnerId} and ${condition}
      order by inserted_at desc limit ${limit})`;
  });
  if (queries.length === 0) return new Map();
  const { rows } = await sql<{ id: string; by: RequestMatchField }>`${sql.join(
    queries,
    sql` union all `,
  )}`.execute(direct);
  const found = new Map<string, RequestMatchField>();
  for (const { id, by } of rows) if (!found.has(id)) found.set(id, by);
  return found;
}

/** In order of priority, for requests that match twice. */
function soughtIn(text: string): Sought[] {
  const words = text.trim();
  const signs = normalPlate(text);
  const number = phoneDigits(text);
  const part = numberPart(text);
  return [
    {
      by: 'NAME',
      table: 'requests',
      condition: words ? sql<boolean>`name ilike ${containing(words)}` : null,
    },
    {
      by: 'PHONE',
      table: 'requests',
      condition: number ? sql<boolean>`phone like ${`%${number}%`}` : null,
    },
    {
      by: 'EMAIL',
      table: 'requests',
      condition: words.length >= MIN_SIGNS ? sql<boolean>`email ilike ${containing(words)}` : null,
    },
    {
      by: 'CLAIM_NUMBER',
      table: 'requests',
      condition: part ? sql<boolean>`${claimKey} like ${part}` : null,
    },
    {
      by: 'POLICY_NUMBER',
      table: 'requests',
      condition: part ? sql<boolean>`${policyKey} like ${part}` : null,
    },
    {
      by: 'PLATE',
      table: 'reports',
      condition: signs.length >= MIN_SIGNS ? sql<boolean>`${plateKey} like ${`%${signs}%`}` : null,
    },
    {
      by: 'VIN',
      table: 'reports',
      condition: signs.length >= MIN_SIGNS ? sql<boolean>`${vincode} like ${`%${signs}%`}` : null,
    },
    {
      by: 'CAR',
      table: 'reports',
      // Some models have two letters.
      condition: words.length >= 2 ? containsWords(carWords, words) : null,
    },
  ];
}
