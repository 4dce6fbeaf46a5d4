import type { Row } from '../../db/schema.ts';
import { FEE } from '../../domain/auctionRules.ts';
import { moneyText, timeText, type AuctionPlaceholders } from '../../messaging/auctionTexts.ts';
import type { Services, Tx } from '../../services.ts';

/** What the offers of a trade-in are about: the request, its car and its partner. */
export interface Subject {
  request: Row<'requests'>;
  partner: Pick<Row<'partners'>, 'id' | 'name' | 'currency'>;
  /** 'year make model', or 'a car'. */
  car: string;
}

/** Reads what a trade-in is about. */
export async function subjectOf(tx: Tx, requestId: string): Promise<Subject> {
  const request = await tx
    .selectFrom('requests')
    .where('id', '=', requestId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', request.partner_id)
    .select(['id', 'name', 'currency'])
    .executeTakeFirstOrThrow();
  const report = await tx
    .selectFrom('reports')
    .where('request_id', '=', requestId)
    .select(['year', 'make', 'model'])
    .executeTakeFirst();
  const { year, make, model } = report ?? {};
  const car = [year, make, model].filter(Boolean).join(' ') || 'a car';
  return { request, partner, car };
}

/** What messages about it say. */
export function placeholdersOf(
  { partner, car }: Pick<Subject, 'partner' | 'car'>,
  given: { cents?: number | null; currency: string; time: Date; reason?: string | null },
): Omit<AuctionPlaceholders, 'link'> {
  const { cents, currency, time, reason } = given;
  return {
    ...{ partner: partner.name, car },
    amount: cents == null ? '' : moneyText(cents, currency),
    fee: moneyText(FEE.cents, FEE.currency),
    time: timeText(time),
    reason: reason ?? '',
  };
}

/** The address of the owner's offer page. */
export function offerLink(
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  { id, key_version }: Pick<Row<'requests'>, 'id' | 'key_version'>,
): string {
  return `${config.publicUrl}/trade/report/offer/${id}/${keys.make('offer', id, key_version)}`;
}

/** The address of the report for staff. */
export function staffLink({ config }: Pick<Services, 'config'>, requestId: string): string {
  return `${config.publicUrl}/trade/report/${requestId}`;
}

/** An amount as the timeline tells it, such as `18500 USD`. */
export function amountDetail(cents: number, currency: string): string {
  return `${cents / 100} ${currency}`;
}

/** The colleague to write to, or null when they are gone. */
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
