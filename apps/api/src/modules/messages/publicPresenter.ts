import type { PublicConversation, PublicMessage } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { themeOf } from '../partners/presenter.ts';
import { carOf } from './chatPresenter.ts';
import { partyOf, partyRole } from './conversations.ts';
import type { OpenedLink } from './link.ts';

export interface PublicParts extends OpenedLink {
  partner: Pick<Row<'partners'>, 'name'>;
  car: Pick<Row<'reports'>, 'make' | 'model' | 'year'>;
  customisation: Row<'customisations'> | undefined;
}

/** An allow-list: what is not named here does not reach anybody with a link (design §7). */
export function presentPublicConversation(parts: PublicParts): PublicConversation {
  const { request, thread, partner, car, customisation } = parts;
  return {
    partner: { name: partner.name },
    car: thread ? carOf(thread) : { year: car.year, make: car.make, model: car.model },
    role: thread ? partyRole(thread) : 'SELLER',
    name: thread ? partyOf(thread).name : request.name,
    lastSeq: thread?.last_seq ?? 0,
    readSeq: thread?.buyer_read_seq ?? 0,
    theirReadSeq: thread?.seller_read_seq ?? 0,
    logo: customisation?.logo_url
      ? { url: customisation.logo_url, width: customisation.logo_width }
      : null,
    theme: themeOf(customisation?.theme ?? {}),
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
