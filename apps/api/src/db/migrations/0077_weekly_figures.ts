import { sql, type Kysely } from 'kysely';

/** Figures of the week by email, by the choice of each user, and for which week they went out last (decision 150). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column insights_mail_since timestamptz(3);
    alter table memberships add column insights_mail_week text
      check (insights_mail_week ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
    create index users_insights_mail on users (id) where insights_mail_since is not null;
  `.execute(db);
}
