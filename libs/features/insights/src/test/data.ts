import {
  type Colleague,
  type InsightsFunnel,
  type InsightsSelling,
  type InsightsStep,
  type InsightsSteps,
  type InsightsTeam,
  type InsightsTimes,
  sectionOrder,
  type StuckRequestList,
} from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';

const way: readonly InsightsStep[] = [
  'CREATED',
  'SENT',
  'DELIVERED',
  'OPENED',
  'STARTED',
  'COMPLETED',
  'OFFERED',
  'ACCEPTED',
  'SOLD',
];

/** A funnel of a flow that sells, with these counts by step. */
export function makeFunnel(
  counts: readonly number[],
  before: readonly number[],
  medians: readonly (number | null)[] = [],
  steps: readonly InsightsStep[] = way,
): InsightsFunnel {
  const share = (part: number) => counts.map((count) => Math.round(count * part));
  return {
    from: '2026-02-01T05:00:00.000Z',
    to: '2026-03-03T05:00:00.000Z',
    from_before: '2026-01-02T05:00:00.000Z',
    time_zone: 'America/New_York',
    steps: steps.map((step, index) => ({
      step,
      count: counts[index] ?? 0,
      count_before: before[index] ?? 0,
      median_seconds: medians[index] ?? null,
    })),
    channels: (counts[0] === 0 ? [] : (['SMS', 'EMAIL', 'INVITE', 'WEBSITE'] as const)).map(
      (channel, place) => ({
        channel,
        steps: steps.map((step, index) => ({
          step,
          count: share([0.6, 0.25, 0.1, 0.05][place]!)[index] ?? 0,
        })),
      }),
    ),
  };
}

/** A month of a busy branch. */
export const storyFunnel = makeFunnel(
  [412, 408, 391, 322, 248, 201, 163, 97, 74],
  [378, 371, 360, 301, 241, 205, 150, 97, 60],
  [null, 4, 11, 2_460, 95, 540, 14_400, 97_200, 432_000],
);

export const storyColleagues: readonly Colleague[] = [
  { id: 'u-ben', name: 'Ben Cole', avatar: null, role: 'AGENT', away: null },
  { id: 'u-nora', name: 'Nora Gates', avatar: null, role: 'AGENT', away: null },
];

/** The auctions and sales of the same month. */
export const storySelling: InsightsSelling = {
  now: {
    auctions: 142,
    without_bids: 11,
    median_bids: 4.5,
    median_of_expected: 0.934,
    sold: 74,
    median_seconds_to_sold: 777_600,
  },
  before: {
    auctions: 131,
    without_bids: 19,
    median_bids: 3,
    median_of_expected: 0.912,
    sold: 60,
    median_seconds_to_sold: 950_400,
  },
  dealers: [
    { id: 'd-harbor', name: 'Harbor Auto Group', invited: 120, opened: 97, bid: 81, won: 21 },
    { id: 'd-pine', name: 'Pine Street Cars', invited: 133, opened: 54, bid: 32, won: 6 },
    { id: 'd-valley', name: 'Valley Motors', invited: 18, opened: 0, bid: 0, won: 0 },
  ],
  endings: [
    { reason: 'OFFER_DECLINED', count: 17, count_before: 21 },
    { reason: 'OFFER_EXPIRED', count: 9, count_before: 4 },
    { reason: 'OFFER_WITHDRAWN', count: 0, count_before: 0 },
    { reason: 'OWNER_WITHDRAWS', count: 3, count_before: 2 },
    { reason: 'DEALER_WITHDRAWS', count: 0, count_before: 1 },
    { reason: 'DEALER_NO_ANSWER', count: 2, count_before: 0 },
    { reason: 'PARTNER_WITHDRAWS', count: 0, count_before: 0 },
  ],
};

/** A month in which fewer than five of anything happened. */
export const smallSelling: InsightsSelling = {
  now: {
    auctions: 2,
    without_bids: 1,
    median_bids: null,
    median_of_expected: null,
    sold: 1,
    median_seconds_to_sold: null,
  },
  before: {
    auctions: 0,
    without_bids: 0,
    median_bids: null,
    median_of_expected: null,
    sold: 0,
    median_seconds_to_sold: null,
  },
  dealers: [{ id: 'd-pine', name: 'Pine Street Cars', invited: 2, opened: 1, bid: 1, won: 1 }],
  endings: storySelling.endings.map((ending) => ({ ...ending, count: 0, count_before: 0 })),
};

/** As many dealers as are told, with long names. */
export const hugeSelling: InsightsSelling = {
  ...storySelling,
  now: { ...storySelling.now, auctions: 1_204_331, sold: 980_112 },
  dealers: Array.from({ length: 50 }, (_, index) => ({
    id: `d-${index}`,
    name: `Autohandelsgesellschaft Norddeutschland ${index + 1}`,
    invited: 90_000 - index,
    opened: 80_000 - index,
    bid: 70_000 - index,
    won: 9_000 - index,
  })),
};

const stops = [9, 31, 22, 4, 11, 3, 2, 3, 2, 14, 3, 1, 5, 0, 2];
const times = [12, 71, 48, 14, 33, 22, 9, 12, 11, 41, 30, 19, 36, null, null];

/** Where the customers of that month stopped: in the scan, and at the VIN. */
export const storySteps: InsightsSteps = {
  sections: sectionOrder.map((section, index) => {
    const reached = 312 - stops.slice(0, index).reduce((sum, count) => sum + count, 0);
    return {
      section,
      is_asked: section !== 'dealer_select',
      reached: section === 'dealer_select' ? 3 : reached,
      reached_before: 290 - index * 9,
      stopped: stops[index] ?? 0,
      stopped_before: index === 9 ? 21 : 12 - Math.min(index, 12),
      refused: index === 1 ? 7 : Number(index === 9),
      median_seconds: times[index] ?? null,
    };
  }),
  median_seconds: 306,
};

/** A month in which hardly a customer began. */
export const smallSteps: InsightsSteps = {
  sections: storySteps.sections.map((section, index) => ({
    ...section,
    reached: Math.max(0, 3 - index),
    reached_before: 0,
    stopped: index === 2 ? 1 : 0,
    stopped_before: 0,
    refused: 0,
    median_seconds: null,
  })),
  median_seconds: null,
};

/** Sections that are not recorded yet. */
export const noSteps: InsightsSteps = {
  sections: smallSteps.sections.map((section) => ({ ...section, reached: 0, stopped: 0 })),
  median_seconds: null,
};

/** Counts of years, and times of hours. */
export const hugeSteps: InsightsSteps = {
  sections: storySteps.sections.map((section, index) => ({
    ...section,
    reached: 9_123_400 - index * 400_000,
    reached_before: 8_000_000,
    stopped: 399_000,
    stopped_before: 1_200_000,
    refused: 1_100_000,
    median_seconds: 1_790,
  })),
  median_seconds: 31_000,
};

/** Who looks after the requests of that month. */
export const storyTeam: InsightsTeam = {
  shows_names: true,
  members: [
    {
      whose: 'MEMBER',
      id: 'u-ben',
      name: 'Ben Cole',
      requests: 210,
      sent: 208,
      completed: 104,
      offered: 88,
      finished: 41,
      median_seconds_to_answer: 660,
      open_conversations: 3,
    },
    {
      whose: 'MEMBER',
      id: 'u-nora',
      name: 'Nora Gates',
      requests: 171,
      sent: 170,
      completed: 93,
      offered: 73,
      finished: 33,
      median_seconds_to_answer: 9_000,
      open_conversations: 12,
    },
    {
      whose: 'MEMBER',
      id: 'u-gone',
      name: null,
      requests: 3,
      sent: 3,
      completed: 1,
      offered: 0,
      finished: 0,
      median_seconds_to_answer: null,
      open_conversations: 0,
    },
    {
      whose: 'NONE',
      id: null,
      name: null,
      requests: 28,
      sent: 27,
      completed: 3,
      offered: 2,
      finished: 0,
      median_seconds_to_answer: null,
      open_conversations: 5,
    },
  ],
};

/** The same where the partner does not show names. */
export const namelessTeam: InsightsTeam = {
  shows_names: false,
  members: [
    {
      whose: 'TEAM',
      id: null,
      name: null,
      requests: 384,
      sent: 381,
      completed: 198,
      offered: 161,
      finished: 74,
      median_seconds_to_answer: 3_600,
      open_conversations: 15,
    },
    storyTeam.members.at(-1)!,
  ],
};

/** A team of hundreds, with counts of years. */
export const hugeTeam: InsightsTeam = {
  shows_names: true,
  members: Array.from({ length: 200 }, (_, index) => ({
    whose: 'MEMBER' as const,
    id: `u-${index}`,
    name: `Maximiliane Schleswig-Holstein ${index + 1}`,
    requests: 1_200_000 - index,
    sent: 1_100_000 - index,
    completed: 1_000_000 - index,
    offered: 900_000 - index,
    finished: 800_000 - index,
    median_seconds_to_answer: 31_536_000,
    open_conversations: 120_000 - index,
  })),
};

/** When the list of paused customers is read. */
export const storyNow = Date.parse('2026-03-02T15:00:00Z');

const pauses = [
  ['vin', 12],
  ['scan_360', 34],
  [null, 95],
  ['contact_details', 1_300],
] as const;

/** Four customers who have paused. */
export const storyStuck: StuckRequestList = {
  stuck: pauses.map(([section, minutes], index) => ({
    request: makeRequest(seeded(`stuck ${index}`), {
      status: section ? 'IN_PROGRESS' : 'OPENED',
      name: ['Ada Moss', 'Jonas Kask', null, 'Maximiliane Schleswig-Holstein-Gottorf'][index]!,
      phone: '+12025550142',
    }),
    section,
    since: new Date(storyNow - minutes * 60_000).toISOString(),
  })),
  metadata: { after: null },
};

/** Many: a page of ten, with more behind it. */
export const hugeStuck: StuckRequestList = {
  stuck: Array.from({ length: 10 }, (_, index) => ({
    request: makeRequest(seeded(`many ${index}`), { status: 'IN_PROGRESS' }),
    section: sectionOrder[index]!,
    since: new Date(storyNow - (11 + index * 130) * 60_000).toISOString(),
  })),
  metadata: { after: 'next' },
};

/**
 * Most is sent in office hours, and customers answer best on Thursday mornings.
 *
 * @param busy how many requests a time of office hours has, about
 */
function makeTimes(busy: number, best: InsightsTimes['best']): InsightsTimes {
  const times = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    [6, 9, 12, 15, 18].map((hour) => {
      const isOffice = hour > 6 && hour < 18 && weekday < 6;
      const sent = isOffice ? busy + weekday * 2 + hour : Math.round(busy / 15);
      const share = 0.28 + 0.03 * weekday + (hour === 9 ? 0.12 : 0) + (weekday === 4 ? 0.1 : 0);
      const isFew = sent < 5;
      return {
        weekday,
        hour,
        sent,
        opened: isFew ? null : Math.round(sent * (share + 0.15)),
        completed: isFew ? null : Math.round(sent * share),
      };
    }),
  );
  const sum = (of: 'sent' | 'opened' | 'completed') =>
    times.reduce((all, time) => all + (time[of] ?? 0), 0);
  const total = { sent: sum('sent'), opened: sum('opened'), completed: sum('completed') };
  return { time_zone: 'America/New_York', total, times, best };
}

export const storyTimes = makeTimes(60, { weekday: 4, hour: 9 });

export const hugeTimes = makeTimes(1_200_000, { weekday: 4, hour: 9 });

/** Three requests. */
export const smallTimes: InsightsTimes = {
  time_zone: 'America/New_York',
  total: { sent: 3, opened: null, completed: null },
  times: [
    { weekday: 1, hour: 9, sent: 1, opened: null, completed: null },
    { weekday: 3, hour: 15, sent: 2, opened: null, completed: null },
  ],
  best: null,
};

export const noTimes: InsightsTimes = {
  ...smallTimes,
  total: { sent: 0, opened: null, completed: null },
  times: [],
};
