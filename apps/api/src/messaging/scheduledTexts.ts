import type { SettingsUpdate } from '@forecourt/contract';
import { oneLine } from '../domain/contact.ts';
import { momentText } from './auctionTexts.ts';
import type { ScheduledPurpose } from './purposes.ts';
import type { Written } from './texts.ts';
import { say, wordsIn } from './words/index.ts';

/** Writes the mail that says what became of a change of the settings that its reader scheduled. */
export function writeScheduled(
  purpose: ScheduledPurpose,
  facts: {
    name: string;
    partner: string;
    change: Omit<SettingsUpdate, 'version'>;
    at: Date;
    zone: string;
    link: string;
  },
  locale: string,
): Written {
  const { greeting, scheduled } = wordsIn(locale);
  const { subject, text, end } = scheduled[purpose];
  const { general, theme, flows = [] } = facts.change;
  const { areas } = scheduled;
  const changed = [
    ...(general ? [areas.GENERAL] : []),
    ...(theme ? [areas.THEME] : []),
    ...(flows.some((flow) => flow.content ?? flow.translations) ? [areas.CONTENT] : []),
    ...(flows.some((flow) => flow.sections ?? flow.identifiers) ? [areas.SECTIONS] : []),
  ];
  const values = {
    partner: oneLine(facts.partner),
    time: momentText(facts.at, facts.zone, locale),
    areas: new Intl.ListFormat(locale).format(changed),
  };
  return {
    subject: say(subject, values),
    text: [say(greeting, { name: oneLine(facts.name) }), say(text, values), end, facts.link].join(
      '\n\n',
    ),
  };
}
