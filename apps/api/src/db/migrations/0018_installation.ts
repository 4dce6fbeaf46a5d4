import { sql, type Kysely } from 'kysely';

/** Identifies a database from before this migration as a demo: only the demo has this user. */
const DEMO_STAFF = 'staff@northgate.test';

/**
 * The mode of this database and the secret it goes with, in one row that the first start writes.
 * For a database already in use, the mode is detected here, and its secret is recorded at the next
 * start.
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
