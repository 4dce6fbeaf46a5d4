import type { DealerAuction, DealerPageAuction } from '@forecourt/contract';

/**
 * An auction of the page after an event. An event does not say what the dealer itself has offered: if
 * the dealer leads, it is the best offer, and otherwise it stays.
 */
export function afterEvent(item: DealerPageAuction, auction: DealerAuction): DealerPageAuction {
  const { best_offer: best, leading, server_time: at } = auction;
  const own = item.own_offer;
  if (!leading || best == null || own?.value === best) return { ...item, auction };
  const made = { id: '', comment: null, expires_at: null, ...own, value: best, inserted_at: at };
  return { ...item, auction, own_offer: made };
}
