import type { PublicConversation, PublicMessage } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { Media } from '../../media/index.ts';
import { presentAttachment } from './attachments.ts';
import { themeOf } from '../../domain/theme.ts';
import { logoOf, type LogoRow } from '../../domain/logo.ts';
import { localesOf } from '../partners/presenter.ts';
import { carOf } from './conversationPresenter.ts';
import { partyOf, partyRole } from './conversations.ts';
import type { OpenedLink } from './link.ts';
import type { MessageWithFiles } from './messageQueries.ts';

export interface PublicParts extends Omit<OpenedLink, 'grant'> {
  partner: Pick<Row<'partners'>, 'name' | 'theme' | 'locales'> &
    LogoRow & {
      /** Part of the invite page's address, and of the partner's translation files. */
      unique_id: string | null;
    };
  car: Pick<Row<'reports'>, 'make' | 'model' | 'year'>;
  /** The car went to somebody else than the buyer who reads. */
  isSold: boolean;
}

/** An allow-list: only what is named here reaches people with a link (design §7). */
export function presentPublicConversation(parts: PublicParts): PublicConversation {
  const { request, thread, partner, car, isSold } = parts;
  const { unique_id } = partner;
  return {
    flow: request.request_type,
    partner: { name: partner.name },
    car: thread ? carOf(thread) : { year: car.year, make: car.make, model: car.model },
    role: thread ? partyRole(thread) : 'SELLER',
    name: thread ? partyOf(thread).name : request.name,
    lastSeq: thread?.last_seq ?? 0,
    readSeq: thread?.buyer_read_seq ?? 0,
    theirReadSeq: thread?.seller_read_seq ?? 0,
    logo: logoOf(partner),
    theme: themeOf(partner.theme),
    ...(isSold && { sold: true }),
    ...(unique_id && { locales: localesOf({ unique_id, locales: partner.locales }, 'pages') }),
  };
}

export function presentPublicMessage(
  media: Pick<Media, 'base'>,
  row: MessageWithFiles,
): PublicMessage {
  const mine = row.sender_type !== 'AGENT';
  return {
    id: row.id,
    seq: row.seq,
    message: row.message,
    mine,
    insertedAt: row.inserted_at.toISOString(),
    clientKey: mine ? row.client_key : null,
    attachments: row.files.map((file) => presentAttachment(media, file)),
  };
}
