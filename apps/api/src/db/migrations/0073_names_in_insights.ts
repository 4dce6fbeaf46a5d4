import { sql, type Kysely } from 'kysely';

/** Whether Insights tell the members of a partner's team apart (decision 144). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners add column names_in_insights boolean not null default true;

    alter table privacy_records drop constraint privacy_records_action_check;
    alter table privacy_records add constraint privacy_records_action_check check (action in (
      'EXPORTED', 'ERASED', 'EXPIRED', 'RETENTION_SET', 'TEAM_NAMES_SHOWN', 'TEAM_NAMES_HIDDEN'));
  `.execute(db);
}
