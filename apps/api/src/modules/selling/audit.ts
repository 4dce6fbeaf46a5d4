import { createHash } from 'node:crypto';
import { amount } from '../../domain/money.ts';
import type { Answer, AuditEntry } from '@forecourt/contract';
import type { AuditAction, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/** Who acted on a trade-in's offers. */
export interface AuditActor {
  kind: 'STAFF' | 'DEALER' | 'OWNER' | 'SYSTEM';
  id?: string | null;
}

/** The actor of events caused by time. */
export const CLOCK: AuditActor = { kind: 'SYSTEM' };

/** The facts to record; amounts in cents, statuses as the rules name them. */
export interface AuditFacts {
  actor: AuditActor;
  at: Date;
  cents?: number | null;
  currency?: Row<'audit_entries'>['currency_code'];
  before?: string | null;
  after?: string | null;
  auctionId?: string | null;
  /** Id of the call; null for events caused by time. */
  callId: string | null;
}

/** Start of a chain. */
const GENESIS = '0'.repeat(64);

type LastEntry = Pick<Row<'audit_entries'>, 'seq' | 'hash'>;

type Chained = Omit<Row<'audit_entries'>, 'hash'>;

/** SHA-256 over the previous hash and every member of the entry, in a fixed order. */
export function hashOf(entry: Chained): string {
  const members = [
    entry.previous_hash,
    entry.trade_in_id,
    entry.seq,
    entry.partner_id,
    entry.action,
    entry.actor_kind,
    entry.actor_id,
    entry.amount_cents,
    entry.currency_code,
    entry.state_before,
    entry.state_after,
    entry.auction_id,
    entry.call_id,
    entry.inserted_at.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}

/** The entry after the last one of a trade-in. */
export function nextEntry(
  tradeIn: Pick<Row<'trade_ins'>, 'id' | 'partner_id'>,
  last: LastEntry | undefined,
  action: AuditAction,
  facts: AuditFacts,
): Row<'audit_entries'> {
  const entry: Chained = {
    trade_in_id: tradeIn.id,
    seq: (last?.seq ?? 0) + 1,
    partner_id: tradeIn.partner_id,
    action,
    actor_kind: facts.actor.kind,
    actor_id: facts.actor.id ?? null,
    amount_cents: facts.cents ?? null,
    currency_code: facts.currency ?? null,
    state_before: facts.before ?? null,
    state_after: facts.after ?? null,
    auction_id: facts.auctionId ?? null,
    call_id: facts.callId,
    inserted_at: facts.at,
    previous_hash: last?.hash ?? GENESIS,
  };
  return { ...entry, hash: hashOf(entry) };
}

/** Adds to the record of a trade-in that the caller has locked; returns the entry's position. */
export async function audit(
  tx: Tx,
  tradeIn: Pick<Row<'trade_ins'>, 'id' | 'partner_id'>,
  action: AuditAction,
  facts: AuditFacts,
): Promise<number> {
  const last = await lastEntry(tx, tradeIn.id);
  await auditAfter(tx, last, tradeIn, action, facts);
  return (last?.seq ?? 0) + 1;
}

/** The part of a trade-in's newest entry that the next one needs. */
export function lastEntry(tx: Tx, tradeInId: string): Promise<LastEntry | undefined> {
  return tx
    .selectFrom('audit_entries')
    .where('trade_in_id', '=', tradeInId)
    .orderBy('seq', 'desc')
    .limit(1)
    .select(['seq', 'hash'])
    .executeTakeFirst();
}

/** Like `audit`, with the last entry already read under the lock. */
export async function auditAfter(
  tx: Tx,
  last: LastEntry | undefined,
  tradeIn: Pick<Row<'trade_ins'>, 'id' | 'partner_id'>,
  action: AuditAction,
  facts: AuditFacts,
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values(nextEntry(tradeIn, last, action, facts))
    .execute();
}

/** Adds several entries at once; `last` was read under the lock. Returns the newest. */
export async function auditAll(
  tx: Tx,
  last: LastEntry | undefined,
  tradeIn: Pick<Row<'trade_ins'>, 'id' | 'partner_id'>,
  given: readonly (AuditFacts & { action: AuditAction })[],
): Promise<LastEntry | undefined> {
  const entries: Row<'audit_entries'>[] = [];
  for (const { action, ...facts } of given) {
    entries.push(nextEntry(tradeIn, entries.at(-1) ?? last, action, facts));
  }
  if (entries.length > 0) await tx.insertInto('audit_entries').values(entries).execute();
  return entries.at(-1) ?? last;
}

/** Whether the hash chain is unbroken from the first entry. */
export function isIntact(entries: readonly Row<'audit_entries'>[]): boolean {
  return entries.every((entry, index) => {
    const previous = entries[index - 1]?.hash ?? GENESIS;
    return (
      entry.seq === index + 1 && entry.previous_hash === previous && entry.hash === hashOf(entry)
    );
  });
}

/** The record of a trade-in, with the names of who acted. */
export async function readAudit(tx: Tx, tradeInId: string): Promise<Answer<'listAuditEntries'>> {
  const rows = await tx
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .leftJoin('dealers', 'dealers.id', 'audit_entries.actor_id')
    .leftJoin('refused_bids', (join) =>
      join
        .onRef('refused_bids.auction_id', '=', 'audit_entries.auction_id')
        .onRef('refused_bids.entry_seq', '=', 'audit_entries.seq'),
    )
    .where('audit_entries.trade_in_id', '=', tradeInId)
    .orderBy('audit_entries.seq')
    .selectAll('audit_entries')
    .select(['users.name as user_name', 'dealers.name as dealer_name'])
    .select(['refused_bids.times', 'refused_bids.last_at'])
    .execute();
  const entries = rows.map((row): AuditEntry => ({
    seq: row.seq,
    action: row.action,
    actor: {
      kind: row.actor_kind,
      id: row.actor_id,
      name: row.user_name ?? row.dealer_name,
    },
    amount: amount(row.amount_cents),
    currency_code: row.currency_code,
    before: row.state_before,
    after: row.state_after,
    auction_id: row.auction_id,
    call_id: row.call_id,
    times: row.times ?? 1,
    last_at: (row.last_at ?? row.inserted_at).toISOString(),
    inserted_at: row.inserted_at.toISOString(),
    previous_hash: row.previous_hash,
    hash: row.hash,
  }));
  return { entries, intact: isIntact(rows) };
}
