import { Intent } from '@forecourt/api-client';
import { HOUR_MS, type AuctionRules, type Body } from '@forecourt/contract';
import type { ShareCounts } from './ShareDraft.ts';

/** What an auction is started with. */
export interface AuctionParts {
  partnerId: string;
  tradeInId: string;
  /** Undefined for all (spec §7). */
  dealers: string[] | undefined;
  counts: ShareCounts;
  rules: AuctionRules;
  requirements: string;
}

interface Sent {
  key: string;
  body: Body<'createAuction'>;
}

/** The request that starts an auction. A second try of the same is the same call, times included. */
export class AuctionRequest {
  private readonly intent: Intent;
  private readonly now: () => number;
  private sent: Sent | null = null;

  constructor(now: () => number, newKey?: () => string) {
    this.now = now;
    this.intent = new Intent(newKey);
  }

  of({ partnerId, tradeInId, dealers, counts, rules, requirements: typed }: AuctionParts): Sent {
    const requirements = typed.trim();
    const key = this.intent.keyFor({ tradeInId, dealers, counts, requirements, rules });
    if (this.sent?.key === key) return this.sent;
    const now = this.now();
    const body: Body<'createAuction'> = {
      partner_id: partnerId,
      trade_in_id: tradeInId,
      start_time: new Date(now).toISOString(),
      end_time: new Date(now + counts.hours * HOUR_MS).toISOString(),
      validity: { days: counts.days, miles: counts.miles },
      rules,
      ...(dealers && { dealers }),
      ...(requirements && { dealer_requirements: requirements }),
    };
    return (this.sent = { key, body });
  }

  /** It was answered: the next one is another. */
  fulfilled(): void {
    this.intent.fulfilled();
    this.sent = null;
  }
}
