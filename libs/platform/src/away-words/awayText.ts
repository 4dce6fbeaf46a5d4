import { defineMessages, type IntlShape } from 'react-intl';
import { formatDate } from '../format/time.ts';

/** Until which day somebody is away, that day included, and what colleagues should know. */
interface Absence {
  /** Such as 2026-03-05. */
  readonly until: string;
  readonly note: string | null;
  readonly substitute: { readonly name: string } | null;
}

const sentences = defineMessages<{
  away: { day: string };
  covered: { day: string; name: string };
  noted: { away: string; note: string };
}>({
  away: {
    defaultMessage: 'Away until {day}',
    description: 'Beside the name of a colleague; day is such as 05.03.2026',
  },
  covered: {
    defaultMessage: 'Away until {day}, {name} takes over',
    description: 'Beside the name of a colleague; name is who takes over',
  },
  noted: {
    defaultMessage: '{away}: {note}',
    description: 'Away is “Away until 05.03.2026”, note the words of the colleague',
  },
});

/** `Away until 05.03.2026, Nora Gates takes over: keys are in the drawer`. */
export function awayText({ until, note, substitute }: Absence, intl: IntlShape): string {
  // a day of the calendar is the same everywhere
  const day = formatDate(`${until}T00:00:00Z`, { timeZone: 'UTC' });
  const away = substitute
    ? intl.formatMessage(sentences.covered, { day, name: substitute.name })
    : intl.formatMessage(sentences.away, { day });
  return note ? intl.formatMessage(sentences.noted, { away, note }) : away;
}
