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
export async function customerOf(tx: Tx, request: Row<'requests'>): Promise<Customer> {
  const partnerId = request.partner_id;
  let customer = addressesOf(partnerId, [request]);
  for (let known = 0; known < customer.requests.length;) {
    known = customer.requests.length;
    const { emails, phones } = customer;
    const found = await tx
      .selectFrom('requests')
      .where('partner_id', '=', partnerId)
      .where((eb) =>
        eb.or([
          eb('id', '=', request.id),
          sql<boolean>`lower(email) = any(${emails}::text[])`,
          oneOf('phone', phones),
        ]),
      )
      .orderBy('inserted_at', 'desc')
      .limit(MAX_REQUESTS)
      .selectAll()
      .execute();
    customer = addressesOf(partnerId, found);
  }
  return customer;
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
