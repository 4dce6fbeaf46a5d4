import { sql, type Kysely } from 'kysely';
import { canonicalAddress } from '../../domain/address.ts';

/**
 * Makes addresses canonical and unique. Adds verified email addresses, known devices, pauses after
 * failed sign-ins, and keys of links that reset a password or verify an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column email_verified_at timestamptz(3);
    alter table partners
      add column verified_at timestamptz(3),
      add column founded_by text references users on delete set null;
    -- whoever is here by now has worked with it
    update users set email_verified_at = inserted_at;
    update partners set verified_at = inserted_at;

    -- a mail about an account belongs to no partner
    alter table outbox alter column partner_id drop not null;

    create table sign_in_pauses (
      bucket text primary key,
      failures integer not null,
      last_at timestamptz(3) not null
    );
    create index sign_in_pauses_age on sign_in_pauses (last_at);

    create table known_devices (
      user_id text not null references users on delete cascade,
      device_hash text not null,
      inserted_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      primary key (user_id, device_hash)
    );
    create index known_devices_age on known_devices (last_used_at);

    create table account_keys (
      id text primary key,
      purpose text not null check (purpose in ('RESET', 'VERIFY', 'SIGN_UP')),
      user_id text references users on delete cascade,
      email text not null,
      key_hash text not null unique,
      inserted_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    );
    create index account_keys_user on account_keys (user_id, purpose);

    drop index users_username;
    drop index users_email;
    drop index invitations_pending;
  `.execute(db);
  await mergeUsers(db);
  await mergeInvitations(db);
  await sql`
    create unique index users_username on users (username);
    create unique index users_email on users (email);
    create unique index invitations_pending on invitations (partner_id, email)
      where accepted_at is null and revoked_at is null;
  `.execute(db);
}

/**
 * If two accounts have the same canonical address, the one that was used last keeps it. The other
 * stays for the record, but can no longer sign in.
 */
async function mergeUsers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; email: string; username: string }>`
    select id, email, username from users
    order by disabled_at is null desc, last_sign_in_at desc nulls last, inserted_at, id`.execute(
    db,
  );
  const taken = new Set<string>();
  for (const { id, ...before } of rows) {
    const [email, username] = [canonicalAddress(before.email), canonicalAddress(before.username)];
    if (taken.has(email) || taken.has(username)) {
      const nowhere = `${id.toLowerCase()}@duplicate.invalid`;
      await sql`update users set email = ${nowhere}, username = ${nowhere},
        disabled_at = coalesce(disabled_at, now()) where id = ${id}`.execute(db);
      continue;
    }
    taken.add(email).add(username);
    if (email === before.email && username === before.username) continue;
    await sql`update users set email = ${email}, username = ${username} where id = ${id}`.execute(
      db,
    );
  }
}

/** Of two pending invitations to one address, the newer one stays. */
async function mergeInvitations(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string;
    email: string;
  }>`select id, email from invitations`.execute(db);
  for (const { id, email } of rows) {
    const canonical = canonicalAddress(email);
    if (canonical === email) continue;
    await sql`update invitations set email = ${canonical} where id = ${id}`.execute(db);
  }
  await sql`
    update invitations set revoked_at = now()
    where accepted_at is null and revoked_at is null and exists (
      select from invitations newer
      where newer.partner_id = invitations.partner_id and newer.email = invitations.email
        and newer.accepted_at is null and newer.revoked_at is null
        and (newer.inserted_at, newer.id) > (invitations.inserted_at, invitations.id)
    )`.execute(db);
}
