import type { Random } from '@forecourt/contract/fixtures';
import type { ActorKind, RequestEventType, RequestStatus } from '../db/schema.ts';
import { daysAgo, momentsFrom } from './random.ts';

/** An entry in a request's timeline. */
export interface Step {
  type: RequestEventType;
  status: RequestStatus;
  actor: ActorKind;
  section?: string;
  at: Date;
}

type Bare = Omit<Step, 'at'>;

const created: Bare = { type: 'CREATED', status: 'NEW', actor: 'STAFF' };
const asked: Bare = { type: 'CREATED', status: 'LEAD', actor: 'CUSTOMER' };
const sent: Bare = { type: 'SENT', status: 'SENT', actor: 'SYSTEM' };
const opened: Bare = { type: 'OPENED', status: 'OPENED', actor: 'CUSTOMER' };
const started: Bare = { type: 'STARTED', status: 'IN_PROGRESS', actor: 'CUSTOMER' };
const completed: Bare = { type: 'COMPLETED', status: 'COMPLETED', actor: 'CUSTOMER' };
const followUp: Bare = { type: 'FOLLOW_UP_SENT', status: 'FOLLOW_UP_SENT', actor: 'STAFF' };
const idle: Bare = { type: 'INACTIVE', status: 'INACTIVE', actor: 'SYSTEM' };
const archived: Bare = { type: 'ARCHIVED', status: 'ARCHIVED', actor: 'STAFF' };
const reached = (section: string): Bare => ({
  type: 'SECTION_REACHED',
  status: 'IN_PROGRESS',
  actor: 'CUSTOMER',
  section,
});

/** Sections in the order in which a customer reaches them. */
const PASSED = ['licence_plate', 'exterior_images', 'mileage', 'car_condition'];

/** The steps to a status. Some customers asked for the link themselves, some were reminded. */
function pathTo(random: Random, status: RequestStatus): Bare[] {
  const begin = status === 'LEAD' || random.chance(0.2) ? asked : created;
  const through = PASSED.slice(0, random.int(1, PASSED.length - 1)).map(reached);
  const reminded = random.chance(0.25) ? [followUp] : [];
  switch (status) {
    case 'NEW':
      return [created];
    case 'LEAD':
      return [asked];
    case 'SENT':
      return [begin, sent];
    case 'OPENED':
      return [begin, sent, ...reminded, opened];
    case 'IN_PROGRESS':
      return [begin, sent, opened, started, ...through];
    case 'COMPLETED':
      return [begin, sent, ...reminded, opened, started, ...PASSED.map(reached), completed];
    case 'FOLLOW_UP_SENT':
      return [begin, sent, ...(random.chance(0.5) ? [opened] : []), followUp];
    case 'INACTIVE':
      return [begin, sent, ...(random.chance(0.5) ? [opened] : []), idle];
    case 'ARCHIVED':
      return [begin, sent, ...(random.chance(0.4) ? [opened] : []), archived];
  }
}

/** Age range in days of requests by status. Two idle weeks make one inactive. */
const AGE: Record<RequestStatus, [from: number, to: number]> = {
  NEW: [0.2, 0.01],
  LEAD: [0.6, 0.02],
  SENT: [9, 0.05],
  OPENED: [10, 0.2],
  IN_PROGRESS: [8, 0.1],
  COMPLETED: [42, 1.5],
  FOLLOW_UP_SENT: [12, 4],
  INACTIVE: [45, 22],
  ARCHIVED: [60, 15],
};

/** The same timeline, compressed to end by the given moment. */
export function overBy(steps: Step[], end: Date): Step[] {
  const late = (steps.at(-1)?.at.getTime() ?? 0) - end.getTime();
  if (late <= 0) return steps;
  return steps.map((step) => ({ ...step, at: new Date(step.at.getTime() - late) }));
}

/** A timeline that ends in the status; `recent` puts it among the newest of its list. */
export function timelineTo(random: Random, status: RequestStatus, recent: boolean): Step[] {
  const path = pathTo(random, status);
  const start = recent ? daysAgo(random, 1.4, 1) : daysAgo(random, ...AGE[status]);
  const moments = momentsFrom(random, start, path.length);
  return path.map((step, index) => ({ ...step, at: moments[index] ?? random.now }));
}
