import { flows } from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import type { Outcome } from './plan.ts';
import { demoId } from './random.ts';
import type { WrittenRequest } from './requests.ts';
import type { DemoRows } from './rows.ts';
import { addTradeIn } from './tradeIns.ts';

/** Numbers of the conclusions of claims and inspections (design §7). */
const CONCLUSIONS: Partial<Record<Outcome, number>> = {
  IN_PROGRESS: 1,
  ESTIMATE_SENT: 2,
  REPAIRABLE: 3,
  INSPECTED: 4,
  NEEDS_EXTRA_INSPECTION: 5,
};

const FIRST_CONCLUSION = 3;

/** Writes the rows of a request's flow, according to the outcome for its car. */
export function addOutcome(
  rows: DemoRows,
  random: Random,
  request: WrittenRequest,
  outcome: Outcome | null,
): void {
  const base = { id: demoId(random), partner_id: request.tenant.id, request_id: request.id };
  const made = request.steps[0]?.at ?? random.now;
  const status = (outcome && CONCLUSIONS[outcome]) ?? 0;
  const handedIn = request.steps.at(-1)?.at ?? made;
  const concluded =
    status >= FIRST_CONCLUSION
      ? { status_before: 0, concluded_at: handedIn, updated_at: handedIn }
      : { updated_at: made };
  switch (flows[request.flow].subject) {
    case 'trade_in':
      return addTradeIn(rows, random, request, base, outcome);
    case 'claim': {
      const accident = request.status === 'COMPLETED' ? random.pick(ACCIDENTS) : null;
      rows.claims.push({
        ...base,
        claim_type: accident?.type ?? null,
        reported: made,
        damage_description: accident?.words ?? null,
        insurer_name: random.pick(['Harbour Insurance', 'Baltic Mutual', 'Northern Cover']),
        status,
        ...concluded,
      });
      return;
    }
    case 'inspect': {
      const { name, email, phone } = request.person;
      const known = request.status === 'COMPLETED';
      const driver = known ? { driver_name: name, driver_email: email, driver_phone: phone } : {};
      rows.inspects.push({ ...base, ...driver, status, ...concluded });
      return;
    }
  }
}

/** What happened, as the marks of the rendered cars show it. */
const ACCIDENTS = [
  {
    type: 'Collision',
    words:
      'A van pulled out in front of me. The front bumper cracked on the right, the right front door is dented, and I scraped a post with the left rear door.',
  },
  {
    type: 'Parking damage',
    words:
      'Found it like this in a parking garage: a dent in the right front door, scratches on the left rear door, and a crack in the front bumper.',
  },
  {
    type: 'Vandalism',
    words:
      'Someone scratched the left rear door and kicked the right front door overnight. The bumper is cracked at the right corner.',
  },
];
