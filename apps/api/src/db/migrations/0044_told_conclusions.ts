import { sql, type Kysely } from 'kysely';

/** Whether, when and of what a customer is told once their claim or inspection is concluded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['claims', 'inspects']) {
    await sql`
      alter table ${sql.table(table)}
        add column tells boolean not null default false,
        add column tell_at timestamptz(3),
        add column told_at timestamptz(3),
        add column told_status integer,
        add column told_opened_at timestamptz(3)
    `.execute(db);
    await sql`
      create index ${sql.ref(`${table}_tell_at`)} on ${sql.table(table)} (tell_at)
        where tell_at is not null
    `.execute(db);
  }
}
