// Forecourt with its demo, and one conversation with the given number of messages.
import { sql } from 'kysely';
import { serve } from '../shared/forecourt.mjs';

const count = Number(process.env.BENCH_MESSAGES ?? 20_000);

await serve(async ({ db }) => {
  const thread = await db.system((tx) =>
    tx
      .selectFrom('threads')
      .innerJoin('partners', 'partners.id', 'threads.partner_id')
      .where('partners.name', '=', 'Northgate Motors')
      .where('initiator', 'in', ['AGENT_BUYER', 'BUYER_AGENT'])
      .select(['threads.id', 'threads.lead_id', 'threads.partner_id'])
      .executeTakeFirstOrThrow(),
  );
  const { id, partner_id } = thread;
  await db.system(async (tx) => {
    await sql`delete from messages where thread_id = ${id}`.execute(tx);
    // One in eight is long, so that rows differ in height like real ones.
    await sql`
      insert into messages (id, partner_id, thread_id, message, seq, sender_type, inserted_at)
      select 'bench' || lpad(i::text, 12, '0'), ${partner_id}, ${id},
        'Message ' || i || case when i % 8 = 0 then repeat(' and the rest of it', 14) else '' end,
        i, case when i % 3 = 0 then 'AGENT' else 'BUYER' end,
        now() - (${sql.lit(count)} - i) * interval '7 minutes'
      from generate_series(1, ${sql.lit(count)}) i`.execute(tx);
    await sql`update threads set last_seq = ${count}, seller_read_seq = ${count},
      buyer_read_seq = ${count}, unread_count = 0, seller_read_status = true where id = ${id}`.execute(
      tx,
    );
  });
  return { path: `/trade/report/${thread.lead_id}/buyers/${id}`, count };
});
