import { sql, type Kysely } from 'kysely';

/** What the server keeps to send once, answer a retry with the first answer, and limit rates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_id text references requests on delete cascade,
      channel text not null check (channel in ('EMAIL', 'SMS')),
      purpose text not null,
      recipient text not null,
      subject text,
      body text not null,
      html text,
      link text,
      status text not null check (status in ('QUEUED', 'SENDING', 'SENT', 'FAILED')),
      provider text,
      provider_reference text,
      attempts integer not null default 0,
      error text,
      inserted_at timestamptz(3) not null,
      attempted_at timestamptz(3),
      sent_at timestamptz(3)
    );
    create index outbox_list on outbox (inserted_at desc, id desc);
    create index outbox_of on outbox (request_id);

    create table idempotency_keys (
      principal text not null,
      operation text not null,
      key text not null,
      fingerprint text not null,
      status integer,
      answer jsonb,
      inserted_at timestamptz(3) not null,
      primary key (principal, operation, key)
    );
    create index idempotency_keys_age on idempotency_keys (inserted_at);

    create table rate_limits (
      bucket text primary key,
      hits integer not null,
      resets_at timestamptz(3) not null
    );
    create index rate_limits_age on rate_limits (resets_at);
  `.execute(db);
}
