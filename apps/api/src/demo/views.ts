import type { Random } from '@forecourt/contract/fixtures';
import type { SavedViewQuery } from '@forecourt/contract';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';

/** Views of trade requests that a branch shares. */
const VIEWS: readonly [name: string, query: SavedViewQuery][] = [
  ['Trade-ins this month', { plan: 'Trade-In', period: 'DAYS_30' }],
  [
    'Nobody assigned',
    { agent_id: 'none', display: { density: 'COMPACT', hidden_columns: ['agent'] } },
  ],
];

/** Adds saved views for a partner. */
export function addViews(rows: DemoRows, random: Random, partnerId: string): void {
  for (const [name, query] of VIEWS) {
    rows.saved_views.push({
      id: demoId(random),
      partner_id: partnerId,
      list: 'REQUESTS',
      request_type: 'TRADE',
      name,
      query: JSON.stringify(query),
      inserted_at: random.now,
      updated_at: random.now,
    });
  }
}
