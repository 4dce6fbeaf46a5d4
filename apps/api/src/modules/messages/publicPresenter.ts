import type { PublicConversation, PublicMessage } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { logoOf, themeOf } from '../partners/presenter.ts';
import { carOf } from './chatPresenter.ts';
import { partyOf, partyRole } from './conversations.ts';
import type { OpenedLink } from './link.ts';

export interface PublicParts extends OpenedLink {
  partner: Pick<Row<'partners'>, 'name' | 'theme' | 'logo_url' | 'logo_width'>;
  car: Pick<Row<'reports'>, 'make' | 'model' | 'year'>;
}

/** An allow-list: what is not named here does not reach anybody with a link (design §7). */
export function presentPublicConversation(parts: PublicParts): PublicConversation {
  const { request, thread, partner, car } = parts;
  return {
    partner: { name: partner.name },
    car: thread ? carOf(thread) : { year: car.year, make: car.make, model: car.model },
    role: thread ? partyRole(thread) : 'SELLER',
    name: thread ? partyOf(thread).name : request.name,
    lastSeq: thread?.last_seq ?? 0,
    readSeq: thread?.buyer_read_seq ?? 0,
    theirReadSeq: thread?.seller_read_seq ?? 0,
    logo: logoOf(partner),
    theme: themeOf(partner.theme),
  };
}

export function presentPublicMessage(row: Row<'messages'>): PublicMessage {
  const mine = row.sender_type !== 'AGENT';
  return {
    id: row.id,
    seq: row.seq,
    message: row.message,
    mine,
    insertedAt: row.inserted_at.toISOString(),
    clientKey: mine ? row.client_key : null,
  };
}
