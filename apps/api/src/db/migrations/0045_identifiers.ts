import { sql, type Kysely } from 'kysely';

/**
 * What a claims desk knows a request by, how each flow asks for it, and what a row of a batch gives of
 * it. Numbers are found without their punctuation; as with names, a server without the extension
 * pg_trgm searches their parts without an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customisations add column identifiers jsonb not null default '{}';

    alter table requests
      add column claim_number text,
      add column policy_number text,
      add column date_of_loss text check (date_of_loss ~ '^\\d{4}-\\d{2}-\\d{2}$');

    alter table request_batch_rows add column identifiers jsonb;

    create index requests_same_claim on requests (
      partner_id, request_type, regexp_replace(claim_number, '[ -/:-@\\[-\\u0060{-~]', '', 'g')
    ) where claim_number is not null;

    do $$
    begin
      create index requests_claim_part on requests
        using gin (regexp_replace(claim_number, '[ -/:-@\\[-\\u0060{-~]', '', 'g') gin_trgm_ops);
      create index requests_policy_part on requests
        using gin (regexp_replace(policy_number, '[ -/:-@\\[-\\u0060{-~]', '', 'g') gin_trgm_ops);
    exception when others then
      raise notice 'No search indexes: %', sqlerrm;
    end $$;
  `.execute(db);
}
