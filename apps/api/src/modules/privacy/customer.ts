import type { Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import { sql } from 'kysely';

/** A customer of one partner: requests with common addresses, and these addresses. */
export interface Customer {
  partnerId: string;
  requests: Row<'requests'>[];
  /** In lower case. */
  emails: string[];
  phones: string[];
}

/** An office may share a number, but more requests than this are not one customer. */
const MAX_REQUESTS = 500;

/**
 * The customer of a request: all requests of the same partner with its email address or phone
 * number, or with an address found that way.
 */
export function customerOf(tx: Tx, request: Row<'requests'>): Promise<Customer> {
  return completed(tx, addressesOf(request.partner_id, [request]));
}

/** The customer of addresses, also of those that are in no request. */
export function customerAt(tx: Tx, addresses: Omit<Customer, 'requests'>): Promise<Customer> {
  return completed(tx, { ...addresses, requests: [] });
}

async function completed(tx: Tx, first: Customer): Promise<Customer> {
  const { partnerId } = first;
  let customer = first;
  for (let known = -1; known < customer.requests.length;) {
    known = customer.requests.length;
    const { emails, phones } = customer;
    const found = await tx
      .selectFrom('requests')
      .where('partner_id', '=', partnerId)
      .where((eb) =>
        eb.or([
          oneOf(
            'id',
            first.requests.map(({ id }) => id),
          ),
          sql<boolean>`lower(email) = any(${emails}::text[])`,
          oneOf('phone', phones),
        ]),
      )
      .orderBy('inserted_at', 'desc')
      .limit(MAX_REQUESTS)
      .selectAll()
      .execute();
    const next = addressesOf(partnerId, found);
    customer = {
      ...next,
      emails: [...new Set([...first.emails, ...next.emails])],
      phones: [...new Set([...first.phones, ...next.phones])],
    };
  }
  return customer;
}

/** Locks requests, which waits for anybody who is writing to one. */
export async function lockRequests(
  tx: Tx,
  requests: readonly Pick<Row<'requests'>, 'id'>[],
): Promise<void> {
  await tx
    .selectFrom('requests')
    .where(
      oneOf(
        'id',
        requests.map(({ id }) => id),
      ),
    )
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
}

/** A customer made of some requests of a partner, with their addresses. */
export function addressesOf(partnerId: string, requests: Row<'requests'>[]): Customer {
  const emails = requests.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const phones = requests.flatMap(({ phone }) => (phone ? [phone] : []));
  return { partnerId, requests, emails: [...new Set(emails)], phones: [...new Set(phones)] };
}

/** The customer's name, which must be typed to confirm the erasure. */
export function nameOf({ name, email, phone, id }: Row<'requests'>): string {
  return name ?? email ?? phone ?? id;
}
