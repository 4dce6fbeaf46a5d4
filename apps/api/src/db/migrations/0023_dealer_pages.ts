import { sql, type Kysely } from 'kysely';

/**
 * A dealer's own page (decision 76): the version of its link's key and when it was last used or mailed
 * on request. Another address ends the link that went to the former one, whoever writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dealers
      add column page_version integer not null default 1,
      add column page_used_at timestamptz(3);
    create index dealers_by_email on dealers (lower(email)) where email is not null;
    create index if not exists auction_bidders_of_dealer on auction_bidders (dealer_id);

    create function end_dealer_page() returns trigger language plpgsql as $$
    begin
      if lower(new.email) is distinct from lower(old.email) then
        new.page_version := old.page_version + 1;
        new.page_used_at := null;
      end if;
      return new;
    end $$;
    create trigger end_dealer_page before update of email on dealers
      for each row execute function end_dealer_page();
  `.execute(db);
}
