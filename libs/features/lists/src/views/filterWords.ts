import { formatDate } from '@forecourt/platform';
import { channelNames, stepNames } from '@forecourt/platform/step-words';
import type { IntlShape } from 'react-intl';
import { type FilterKind, type ListFilters, me, nobody } from '../list/filters.ts';
import { planMessages } from '../requests/saleMessages.ts';
import { filterMessages as messages, filterSentences, periodMessages } from './messages.ts';
import type { People } from './People.ts';

/** An active filter in words, and the filters without it. */
export interface FilterWords {
  id: FilterKind;
  /** Such as `Agent: Ben Cole`. */
  label: string;
  /** What to change to be without it. */
  without: Partial<Record<keyof ListFilters, undefined>>;
}

/** The active filters in words, in the order of the panel. */
export function filterWords(filters: ListFilters, people: People, intl: IntlShape): FilterWords[] {
  const { agent, plan, undelivered, reached, channel } = filters;
  const words: FilterWords[] = [];
  const chip = (filter: keyof typeof messages, value: string): string =>
    intl.formatMessage(filterSentences.chip, {
      filter: intl.formatMessage(messages[filter]),
      value,
    });
  const days = daysText(filters, intl);
  if (days) {
    const without = { period: undefined, from: undefined, to: undefined };
    words.push({ id: 'date', label: chip('created', days), without });
  }
  if (agent) {
    const label = chip('agent', agentText(agent, people, intl));
    words.push({ id: 'agent', label, without: { agent: undefined } });
  }
  if (plan) {
    const label = chip('plan', intl.formatMessage(planMessages[plan]));
    words.push({ id: 'plan', label, without: { plan: undefined } });
  }
  if (undelivered) {
    const label = intl.formatMessage(messages.undelivered);
    words.push({ id: 'delivery', label, without: { undelivered: undefined } });
  }
  if (reached) {
    const label = chip('reached', intl.formatMessage(stepNames[reached]));
    words.push({ id: 'reached', label, without: { reached: undefined } });
  }
  if (channel) {
    const label = chip('channel', intl.formatMessage(channelNames[channel]));
    words.push({ id: 'channel', label, without: { channel: undefined } });
  }
  return words;
}

function agentText(agent: string, people: People, intl: IntlShape): string {
  if (agent === me) return intl.formatMessage(messages.me);
  if (agent === nobody) return intl.formatMessage(messages.nobody);
  const name = people.nameOf(agent);
  if (name !== undefined) return name;
  // while colleagues load, nothing is said that may be wrong
  return people.all.value ? intl.formatMessage(messages.someone) : '…';
}

function daysText({ period, from, to }: ListFilters, intl: IntlShape): string | null {
  if (period) return intl.formatMessage(periodMessages[period]);
  if (from && to) {
    const days = { from: dayText(from), to: dayText(to) };
    return from === to ? days.from : intl.formatMessage(filterSentences.between, days);
  }
  if (from) return intl.formatMessage(filterSentences.since, { from: dayText(from) });
  return to ? intl.formatMessage(filterSentences.until, { to: dayText(to) }) : null;
}

const dayText = (day: string): string => formatDate(new Date(`${day}T00:00`).getTime());
