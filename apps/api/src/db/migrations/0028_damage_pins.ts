import { sql, type Kysely } from 'kysely';

/**
 * Where damages are on the 360 scan (decision 82). Beside the damages, which the customer's phone
 * replaces as a whole list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reports add column damage_pins jsonb not null default '{}';
  `.execute(db);
}
