import { sql, type Kysely } from 'kysely';

/**
 * Indexes for searching by any part of a name or plate. Without the extension pg_trgm, searches are
 * still correct, but slower from some hundred thousand requests on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index requests_name_part on requests using gin (name gin_trgm_ops);
      create index reports_plate_part on reports
        using gin (upper(regexp_replace(plate, '[\\s-]', '', 'g')) gin_trgm_ops);
    exception when others then
      raise notice 'No search indexes: %', sqlerrm;
    end $$;
  `.execute(db);
}
