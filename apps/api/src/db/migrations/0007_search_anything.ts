import { sql, type Kysely } from 'kysely';

/**
 * Indexes for finding a request by any part of its email address, phone number or VIN. As with those
 * for names, a server without the extension pg_trgm searches without them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create index requests_email_part on requests using gin (email gin_trgm_ops);
      create index requests_phone_part on requests using gin (phone gin_trgm_ops);
      create index reports_vin_part on reports using gin (upper(car ->> 'vincode') gin_trgm_ops);
    exception when others then
      raise notice 'No search indexes: %', sqlerrm;
    end $$;
  `.execute(db);
}
