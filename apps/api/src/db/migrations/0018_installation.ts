import { sql, type Kysely } from 'kysely';

/** Whom a database of before this migration belongs to: the demo's staff gives it away. */
const DEMO_STAFF = 'staff@northgate.test';

/**
 * What this database is for, and which secret it goes with: one row, in which the first start writes.
 * A database that is in use already is told apart here; its secret is learned at the next start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      id boolean primary key default true check (id),
      mode text not null check (mode in ('production', 'demo', 'test')),
      secret_fingerprint text,
      inserted_at timestamptz(3) not null default now()
    );
    insert into installation (mode)
      select case when exists (select from users where email = ${sql.lit(DEMO_STAFF)})
        then 'demo' else 'production' end
      where exists (select from partners);
  `.execute(db);
}
