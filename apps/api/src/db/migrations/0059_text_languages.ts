import { sql, type Kysely } from 'kysely';

/** A partner's own texts stay in the language they are in when its default one changes (decision 124). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update customisations
    set texts = texts || jsonb_build_object('locale', coalesce(partners.locales ->> 'default', 'en-US'))
    from partners
    where partners.id = customisations.partner_id and texts <> '{}'
  `.execute(db);
}
