import { enoughRequests, type InsightsTimes } from '@forecourt/contract';
import { bestTime } from '../../domain/sendingTimes.ts';
import type { Period } from './period.ts';
import type { TimeRow } from './times.ts';

type Counts = InsightsTimes['total'];

export function presentTimes({ timeZone }: Period, rows: readonly TimeRow[]): InsightsTimes {
  const sum = (of: keyof Counts) => rows.reduce((all, row) => all + row[of], 0);
  const best = bestTime(rows);
  return {
    time_zone: timeZone,
    total: shownCounts({ sent: sum('sent'), opened: sum('opened'), completed: sum('completed') }),
    times: rows.map(({ weekday, hour, ...counts }) => ({
      weekday,
      hour,
      ...shownCounts(counts),
    })),
    best: best ? { weekday: best.weekday, hour: best.hour } : null,
  };
}

/** Of few customers it isn't said what they did. */
function shownCounts({ sent, opened, completed }: Record<keyof Counts, number>): Counts {
  return sent < enoughRequests
    ? { sent, opened: null, completed: null }
    : { sent, opened, completed };
}
