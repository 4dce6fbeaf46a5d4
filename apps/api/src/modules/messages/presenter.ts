import type { Delivery, Thread, ThreadInfo, ThreadParty } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { presentDelivery } from '../../messaging/delivery.ts';

/** A thread for the staff's lists. */
export function presentThread(row: Row<'threads'>): Thread {
  const info = row.info as Partial<ThreadInfo>;
  return {
    id: row.id,
    partner_id: row.partner_id,
    lead_id: row.lead_id,
    message_initiated_by: row.initiator,
    info: {
      make: info.make ?? null,
      model: info.model ?? null,
      postcode: info.postcode ?? null,
      postcode_state: info.postcode_state ?? null,
      year: info.year ?? null,
      subject: info.subject ?? null,
      buyer: presentParty(info.buyer),
      seller: presentParty(info.seller),
    },
    sender_type: row.sender_type,
    buyer_read_status: row.buyer_read_status ? 'READ' : 'NEW',
    seller_read_status: row.seller_read_status ? 'READ' : 'NEW',
    summary: row.summary ?? '',
    summary_files: row.summary_files,
    inserted_at: row.inserted_at.toISOString(),
    last_message_at: row.last_message_at.toISOString(),
    last_seq: row.last_seq,
    seller_read_seq: row.seller_read_seq,
    buyer_read_seq: row.buyer_read_seq,
    unread_count: row.unread_count,
    notice: presentNotice(row),
  };
}

/** How the newest notice fares, as long as the other side has not read what it is about. */
export function presentNotice(row: Row<'threads'>): Delivery | null {
  if (row.notified_seq <= row.buyer_read_seq) return null;
  const { notice: state, notice_channel: channel, notice_reason: reason, notice_at: at } = row;
  return presentDelivery({ state, channel, reason, at });
}

function presentParty(party: Partial<ThreadParty> | undefined): ThreadParty {
  return { id: party?.id ?? null, name: party?.name ?? null };
}
