import { addresses, buildAddress, flows, reportLinks, zonedTimeText } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { FEE, moneyText } from '../../domain/money.ts';
import type { AuctionPlaceholders } from '../../messaging/auctionTexts.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** The request, car and partner that a trade-in's offers are about. */
export interface Subject {
  request: Row<'requests'>;
  partner: Pick<Row<'partners'>, 'id' | 'name' | 'currency' | 'time_zone'>;
  /** 'year make model', or 'a car'. */
  car: string;
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
    .select(['reports.year', 'reports.make', 'reports.model'])
    .executeTakeFirstOrThrow();
  const { partner_name: name, currency, time_zone, year, make, model, ...request } = row;
  const partner = { id: request.partner_id, name, currency, time_zone };
  const car = [year, make, model].filter(Boolean).join(' ') || 'a car';
  return { request, partner, car };
}

/** What messages about it say, in the partner's time zone. */
export interface Facts extends Omit<AuctionPlaceholders, 'link'> {
  /** The moment that `time` tells, for readers in another zone; absent where that is a day. */
  at?: Date;
}

/** Placeholders for messages about it. */
export function placeholdersOf(
  { partner, car }: Pick<Subject, 'partner' | 'car'>,
  given: {
    cents?: number | null;
    currency: string;
    time: Date;
    reason?: string | null;
    more?: string;
  },
): Facts {
  const { cents, currency, time, reason, more } = given;
  return {
    partner: partner.name,
    car,
    amount: cents == null ? '' : moneyText(cents, currency),
    fee: moneyText(FEE.cents, FEE.currency),
    time: zonedTimeText(time, partner.time_zone),
    at: time,
    reason: reason ?? '',
    more: more ?? '',
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

/** The colleague to notify, or null when they have left. */
export function findColleague(
  tx: Tx,
  userId: string | null,
): Promise<{ email: string } | undefined> {
  return tx
    .selectFrom('users')
    .where('id', '=', userId ?? '')
    .where('disabled_at', 'is', null)
    .select('email')
    .executeTakeFirst();
}
