import { sql, type Kysely } from 'kysely';

/**
 * Index for finding a request by any part of its car's year, make and model. As with those for names,
 * a server without the extension pg_trgm searches without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create index reports_car_part on reports using gin ((
        coalesce(year::text, '') || ' ' || coalesce(make, '') || ' ' || coalesce(model, '')
      ) gin_trgm_ops);
    exception when others then
      raise notice 'No search index: %', sqlerrm;
    end $$;
  `.execute(db);
}
