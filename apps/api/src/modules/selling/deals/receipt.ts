import { isFallen, type Receipt } from '@forecourt/contract';
import { amount } from '../../../domain/money.ts';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { presentContacts } from '../auctions/presentParts.ts';
import { contactsForOwner } from '../offers/contacts.ts';
import { findDeal } from './queries.ts';

/** How much of a deal's id is its receipt's number. */
const NUMBER_LENGTH = 8;

/** What the owner agreed to, while the deal stands; null otherwise. */
export async function findReceipt(
  { keys }: Pick<Services, 'keys'>,
  tx: Tx,
  request: Row<'requests'>,
  tradeIn: Row<'trade_ins'>,
): Promise<Receipt | null> {
  const deal = tradeIn.deal_id ? await findDeal(tx, tradeIn.deal_id) : undefined;
  if (!deal || isFallen(deal.state)) return null;
  const contacts = await contactsForOwner(tx, tradeIn);
  if (!contacts) return null;
  const car = await tx
    .selectFrom('reports')
    .where('request_id', '=', request.id)
    .select(['year', 'make', 'model', 'plate', 'car'])
    .executeTakeFirstOrThrow();
  const { vincode } = car.car;
  const key = keys.make('offer', request.id, request.key_version);
  return {
    number: deal.id.slice(-NUMBER_LENGTH).toUpperCase(),
    agreed_at: deal.agreed_at.toISOString(),
    price: amount(deal.value_cents),
    currency_code: deal.currency_code,
    car: {
      year: car.year,
      make: car.make,
      model: car.model,
      plate: car.plate,
      vincode: typeof vincode === 'string' ? vincode : null,
    },
    partner: { name: deal.partner_name },
    seller: presentContacts(request),
    buyer: contacts,
    trade_for_new: deal.trade_for_new,
    comment: deal.comment,
    handover_day: deal.handover_day,
    pdf_url: `/api/public/receipts/${request.id}/${key}`,
  };
}
