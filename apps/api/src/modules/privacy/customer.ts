import type { Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import { sql } from 'kysely';

/** A customer of one partner: requests that share addresses, and those addresses. */
export interface Customer {
  partnerId: string;
  requests: Row<'requests'>[];
  /** In lower case. */
  emails: string[];
  phones: string[];
}

/** People share an office's number, but not for ever: beyond this it is no one customer. */
const MAX_REQUESTS = 500;

/**
 * The customer of a request: every request of the same partner with its e-mail address or phone
 * number, or with one of those found that way.
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

/** Some requests of a partner with the addresses that they name. */
export function addressesOf(partnerId: string, requests: Row<'requests'>[]): Customer {
  const emails = requests.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const phones = requests.flatMap(({ phone }) => (phone ? [phone] : []));
  return { partnerId, requests, emails: [...new Set(emails)], phones: [...new Set(phones)] };
}

/** What a customer is called: to be typed before they are erased. */
export function nameOf({ name, email, phone, id }: Row<'requests'>): string {
  return name ?? email ?? phone ?? id;
}
