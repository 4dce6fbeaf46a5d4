import type { CustomerMatch } from '@forecourt/contract';
import { sql } from 'kysely';
import { containing } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';

/** Maximum number of requests to search, and of customers to return. */
const MAX_ROWS = 200;
const MAX_MATCHES = 20;
const MIN_DIGITS = 3;

/**
 * Customers of a partner by part of a name, address or number; without duplicates, newest first.
 */
export async function searchCustomers(
  tx: Tx,
  partnerId: string,
  text: string,
): Promise<CustomerMatch[]> {
  const pattern = containing(text);
  const digits = text.replace(/\D/g, '');
  const rows = await tx
    .selectFrom('requests')
    .where('partner_id', '=', partnerId)
    .where((eb) =>
      eb.or([
        eb('name', 'ilike', pattern),
        eb('email', 'ilike', pattern),
        digits.length >= MIN_DIGITS ? eb('phone', 'like', `%${digits}%`) : sql<boolean>`false`,
      ]),
    )
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .select(['id', 'name', 'email', 'phone', 'last_activity_at'])
    .execute();
  const matches: CustomerMatch[] = [];
  for (const { id, name, email, phone, last_activity_at } of rows) {
    const known = matches.find(
      (one) =>
        (email && one.email?.toLowerCase() === email.toLowerCase()) ||
        (phone && one.phone === phone),
    );
    if (known) known.requests += 1;
    else {
      const activity = last_activity_at.toISOString();
      matches.push({
        request_id: id,
        name,
        email,
        phone,
        requests: 1,
        last_activity_at: activity,
      });
    }
  }
  return matches.slice(0, MAX_MATCHES);
}
