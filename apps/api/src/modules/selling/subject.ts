import { addresses, buildAddress, flows, reportLinks } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { languageOf, writtenIn } from '../../domain/language.ts';
import type { AuctionFacts, Sentence } from '../../messaging/auctionTexts.ts';
import type { AuctionPurpose } from '../../messaging/purposes.ts';
import type { AuctionRecipient } from '../../messaging/queueAuction.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** The request, car and partner that a trade-in's offers are about. */
export interface Subject {
  request: Row<'requests'>;
  partner: Pick<Row<'partners'>, 'id' | 'name' | 'currency' | 'time_zone' | 'locales'>;
  /** 'year make model'; null if unknown. */
  car: string | null;
}

/** Reads the subject of a trade-in. */
export async function subjectOf(tx: Tx, requestId: string): Promise<Subject> {
  const row = await tx
    .selectFrom('requests')
    .innerJoin('partners', 'partners.id', 'requests.partner_id')
    .leftJoin('reports', 'reports.request_id', 'requests.id')
    .where('requests.id', '=', requestId)
    .selectAll('requests')
    .select(['partners.name as partner_name', 'partners.currency', 'partners.time_zone'])
    .select('partners.locales')
    .select(['reports.year', 'reports.make', 'reports.model'])
    .executeTakeFirstOrThrow();
  const { partner_name: name, currency, time_zone, locales, year, make, model, ...request } = row;
  const partner = { id: request.partner_id, name, currency, time_zone, locales };
  const car = [year, make, model].filter(Boolean).join(' ') || null;
  return { request, partner, car };
}

/**
 * What messages about it say: to the owner in their language, to others in the partner's;
 * `dealerRecipient` and `staffRecipient` put a reader's own in its place.
 */
export function messageFacts(
  {
    partner,
    car,
    request,
  }: Pick<Subject, 'partner' | 'car'> & {
    request: Pick<Row<'requests'>, 'locale'>;
  },
  given: {
    cents?: number | null;
    currency: string;
    time: Date;
    reason?: string | null;
    more?: Sentence;
  },
): AuctionFacts {
  const { cents, currency, time, reason, more } = given;
  return {
    locales: {
      owner: languageOf(partner, request.locale).locale,
      others: languageOf(partner).locale,
    },
    partner: partner.name,
    car,
    cents: cents ?? null,
    currency,
    time,
    zone: partner.time_zone,
    reason: reason ?? '',
    ...(more && { more }),
  };
}

/** The address of the owner's offer page. */
export function offerLink(
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  { id, key_version }: Pick<Row<'requests'>, 'id' | 'key_version'>,
): string {
  const sessionKey = keys.make('offer', id, key_version);
  return config.publicUrl + buildAddress(reportLinks.offer, { requestId: id, sessionKey });
}

/** The address of the report for staff. */
export function staffLink(
  { config }: Pick<Services, 'config'>,
  { id, request_type }: Pick<Row<'requests'>, 'id' | 'request_type'>,
): string {
  const flow = flows[request_type].path;
  return config.publicUrl + buildAddress(addresses.report, { flow, id });
}

/** A colleague as messages reach them. */
export type Colleague = Pick<Row<'users'>, 'email' | 'locale'>;

/** The colleague to notify; undefined when they have left. */
export function findColleague(tx: Tx, userId: string | null): Promise<Colleague | undefined> {
  return tx
    .selectFrom('users')
    .where('id', '=', userId ?? '')
    .where('disabled_at', 'is', null)
    .select(['email', 'locale'])
    .executeTakeFirst();
}

/** A colleague as a recipient, in the language that they chose; one who has left has no address. */
export function staffRecipient(
  colleague: Colleague | undefined,
  purpose: AuctionPurpose,
  facts: AuctionFacts,
  link: string,
): AuctionRecipient {
  const { owner, others } = facts.locales;
  const locales = { owner, others: writtenIn(colleague?.locale ?? null, others) };
  const email = colleague?.email ?? null;
  return { purpose, email, phone: null, dealerId: null, facts: { ...facts, locales }, link };
}
