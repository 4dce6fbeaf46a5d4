// Two partners, a member of staff with a session, and the given number of requests.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';

/** @returns {Promise<{token: string, partnerId: string}>} */
export async function seed(db, requests) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await db.system(async (tx) => {
    await sql`
      insert into partners (id, name, verified_at) values
        ('partner', 'Bench Motors', now()), ('other', 'Other Motors', now());
      insert into users (id, username, name, email) values ('user', 'bench', 'Bench', 'bench@bench.test');
      insert into memberships (partner_id, user_id, role) values ('partner', 'user', 'AGENT'), ('other', 'user', 'AGENT');
    `.execute(tx);
    await sql`insert into sessions (id, token_hash, user_id, inserted_at, last_used_at, expires_at)
      values ('session', ${hash}, 'user', now(), now(), now() + interval '1 day')`.execute(tx);
  });
  const batch = 100_000;
  for (let from = 0; from < requests; from += batch) {
    await addRequests(db, from, Math.min(from + batch, requests));
  }
  await db.pool.query('vacuum analyze requests');
  await db.pool.query('vacuum analyze reports');
  return { token, partnerId: 'partner' };
}

function addRequests(db, from, to) {
  return db.system((tx) =>
    sql`
      with made as (
        insert into requests (id, partner_id, request_type, status, name, phone, inserted_at, updated_at,
          last_activity_at)
        select 'r' || lpad(i::text, 9, '0'), case when i % 10 = 0 then 'other' else 'partner' end, 'TRADE',
          (array['NEW', 'SENT', 'OPENED', 'COMPLETED'])[1 + i % 4], 'Customer ' || i, '+37255500000',
          now() - i * interval '10 seconds', now(), now()
        from generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) i
        returning id, partner_id, inserted_at
      )
      insert into reports (id, partner_id, request_id, unique_id, plate, make, model, year, inserted_at, updated_at)
      select 'p' || id, partner_id, id, 'u' || id, '123 ABC', 'Make', 'Model', 2020, inserted_at, inserted_at
      from made`.execute(tx),
  );
}
