import { enoughRequests, type Flow, flows, type InsightsStep } from '@forecourt/contract';
import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';
import { counted, say, wordsIn } from './words/index.ts';

/** A step of a flow, of a week and of the one before it. */
interface Step {
  step: InsightsStep;
  count: number;
  countBefore: number;
  /** Seconds since the step before; null where they are too few. */
  median: number | null;
  medianBefore: number | null;
}

export interface Week {
  name: string;
  partner: string;
  /** The first and the last day, as 2026-03-05. */
  from: string;
  to: string;
  weeks: readonly { flow: Flow; steps: readonly Step[]; stuck: number }[];
  /** The page of figures. */
  page: string;
  /** The page that ends these mails. */
  optOut: string;
}

/** By how much a count or a share must have fallen to be called worse. */
const WORSE = { ofCount: 0.2, ofShare: 0.1 };
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const;

/** Writes the mail with the figures of a partner's week; it names nobody but its reader. */
export function writeWeek({ weeks, page, ...week }: Week, locale: string): Written {
  const { greeting, digest, flows: flowWords, week: words } = wordsIn(locale);
  const partner = oneLine(week.partner);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const [from, to] = [week.from, week.to].map((one) => day.format(new Date(one)));
  const total = weeks.reduce((all, { steps }) => all + countOf(steps, 'CREATED').count, 0);
  const dates = `from=${week.from}&to=${week.to}`;
  const of = (flow: Flow) => `${page}?flow=${flows[flow].path}&${dates}`;
  const worse = weeks.flatMap((one) => worseIn(one, locale));
  const text = [
    say(greeting, { name: oneLine(week.name) }),
    say(words.opening, { partner, from: from!, to: to! }),
    ...weeks.map(({ flow, steps }) =>
      [
        `- ${flowWords[flow].title}`,
        ...steps.map((step) => `  ${lineOf(step, locale)}`),
        `  ${of(flow)}`,
      ].join('\n'),
    ),
    ...(worse.length > 0 ? [[words.worse, ...worse].join('\n')] : []),
    ...weeks
      .filter(({ stuck }) => stuck > 0)
      .flatMap(({ flow, stuck }) => [
        say(counted(words.stuck, stuck, locale), { flow: flowWords[flow].title, count: stuck }),
        of(flow),
      ]),
    words.later,
    `${words.all} ${page}?${dates}`,
    words.why,
    digest.stop,
    week.optOut,
  ].join('\n\n');
  const subject = say(counted(words.subject, total, locale), {
    count: numberIn(total, locale),
    partner,
  });
  return { subject, text };
}

const countOf = (steps: readonly Step[], step: InsightsStep) =>
  steps.find((one) => one.step === step) ?? { count: 0, countBefore: 0 };

const numberIn = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value);

function lineOf(one: Step, locale: string): string {
  const { week: words } = wordsIn(locale);
  const { step, count, countBefore, median, medianBefore } = one;
  const figures = {
    step: words.steps[step],
    count: numberIn(count, locale),
    before: numberIn(countBefore, locale),
  };
  const line = say(words.line, figures);
  if (median === null) return line;
  const [time, timeBefore] = [median, medianBefore].map((seconds) =>
    seconds === null ? '–' : durationIn(seconds, locale),
  );
  return `${line}, ${say(words.median, { time: time!, before: timeBefore! })}`;
}

/** What fell clearly, where both weeks have enough requests to tell. Later steps take longer than a week. */
function worseIn({ flow, steps }: Week['weeks'][number], locale: string): string[] {
  const { flows: flowWords, week: words } = wordsIn(locale);
  const { count: sent, countBefore: sentBefore } = countOf(steps, 'SENT');
  const { count: opened, countBefore: openedBefore } = countOf(steps, 'OPENED');
  const { count: completed, countBefore: completedBefore } = countOf(steps, 'COMPLETED');
  const named = { flow: flowWords[flow].title };
  const lines: string[] = [];
  if (sentBefore >= enoughRequests && sent <= sentBefore * (1 - WORSE.ofCount)) {
    const counts = { count: numberIn(sent, locale), before: numberIn(sentBefore, locale) };
    lines.push(say(words.fewer, { ...named, ...counts }));
  }
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const addLower = (text: string, now: [number, number], before: [number, number]): void => {
    if (now[1] < enoughRequests || before[1] < enoughRequests) return;
    const [is, was] = [now[0] / now[1], before[0] / before[1]];
    if (was - is < WORSE.ofShare) return;
    lines.push(say(text, { ...named, share: share.format(is), before: share.format(was) }));
  };
  addLower(words.opened, [opened, sent], [openedBefore, sentBefore]);
  addLower(words.completed, [completed, opened], [completedBefore, openedBefore]);
  return lines;
}

/** A time between two steps, in the largest unit of which there are two. */
function durationIn(seconds: number, locale: string): string {
  const inUnit = (unit: 'minute' | 'hour' | 'day', count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(count);
  if (seconds < MINUTE) return `< ${inUnit('minute', 1)}`;
  if (seconds < 2 * HOUR) return inUnit('minute', seconds / MINUTE);
  if (seconds < 2 * DAY) return inUnit('hour', seconds / HOUR);
  return inUnit('day', seconds / DAY);
}
