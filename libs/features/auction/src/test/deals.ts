import type { Deal, DealParty, HandoverItem, Receipt, SecondChance } from '@forecourt/contract';
import {
  makeDeal,
  makeHandoverPart,
  makeReceipt,
  makeSecondChance,
  makeSecondChanceCandidate,
  seeded,
} from '@forecourt/contract/fixtures';
import { after, auctionId } from './dealerAnswers.ts';

const hour = 3_600_000;
export const cedar = { kind: 'DEALER', name: 'Cedar Motors' } as const;
export const northgate = { kind: 'PARTNER', name: 'Northgate Motors' } as const;

/** The handover with these parts ticked, and the boxes that a reader may tick. */
export function handoverOf(
  ticked: Partial<Record<HandoverItem, DealParty[]>>,
  mayTick: DealParty[],
  needed: DealParty[] = ['DEALER', 'OWNER'],
): Deal['handover'] {
  return (['DAY', 'PAPERS', 'KEYS', 'PAID'] as const).map((item) => {
    const day = item === 'DAY' && ticked.DAY ? '2026-03-16' : null;
    const change = { item, day, needed, can_tick: mayTick };
    return makeHandoverPart(seeded(item), change, ticked[item] ?? []);
  });
}

const candidates = [
  { dealer_id: 'dealer-1', name: 'Harbor Auto Group', price: 11_900 },
  { dealer_id: 'dealer-2', name: 'Pine Street Cars', price: 11_400 },
].map((candidate) => makeSecondChanceCandidate(seeded(candidate.name), candidate));

/** A deal with Cedar Motors about the auction of the stories, as staff see it. */
export function dealOf(change: Partial<Deal> = {}): Deal {
  const made = makeDeal(seeded('deal'), {
    auction_id: auctionId,
    dealer_id: 'dealer-0',
    buyer: cedar,
    price: 12_050,
    agreed_at: after(-5 * hour),
    since: after(-5 * hour),
    server_time: after(0),
    ...change,
  });
  const isFallen = made.withdrawal !== null;
  return {
    ...made,
    answer: made.answer && { ...made.answer, until: made.answer.until && after(67 * hour) },
    withdrawal: made.withdrawal && { ...made.withdrawal, at: after(-hour), ...change.withdrawal },
    candidates: change.candidates ?? (isFallen ? candidates : []),
  };
}

/** The next dealer, asked an hour ago. */
export function chanceOf(change: Partial<SecondChance> = {}): SecondChance {
  return makeSecondChance(seeded('chance'), {
    dealer_id: 'dealer-1',
    dealer: { name: 'Harbor Auto Group' },
    price: 11_900,
    ...change,
  });
}

/** What the owner of the stories agreed to. */
export function receiptOf(change: Partial<Receipt> = {}): Receipt {
  return makeReceipt(seeded('receipt'), {
    number: 'FC-204817',
    agreed_at: after(-5 * hour),
    price: 12_050,
    car: {
      year: 2019,
      make: 'Toyota',
      model: 'Corolla',
      plate: '7ABC123',
      vincode: 'JTDEPRAE3LJ123456',
    },
    seller: { name: 'Ada Lindqvist', email: 'ada@mail.test', phone: '+15035550142', address: null },
    buyer: {
      name: 'Cedar Motors',
      email: 'sales@cedar.test',
      phone: '+15035550190',
      address: '14 Main Street, Portland, Oregon',
    },
    trade_for_new: false,
    comment: 'We collect the car from your door.',
    handover_day: '2026-03-16',
    ...change,
  });
}
