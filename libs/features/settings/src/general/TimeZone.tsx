import { zoneName } from '@forecourt/platform';
import { Combobox } from '@forecourt/ui/combobox';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages, zonePhrases } from './messages.ts';

interface TimeZoneProps {
  store: SettingsStore;
  /** By its IANA name. */
  value: string;
}

/** Where the partner is: messages tell times in its zone. */
export const TimeZone = observer(function TimeZone({ store, value }: TimeZoneProps) {
  const intl = useIntl();
  const options = useMemo(() => optionsWith(value), [value]);
  return (
    <Combobox
      label={intl.formatMessage(fieldMessages.time_zone!)}
      hint={intl.formatMessage(zonePhrases.hint, { zone: zoneName({ timeZone: value }) })}
      emptyText={intl.formatMessage(messages.noZone)}
      error={problemText(store.problems.get('general.time_zone'), intl)}
      options={options}
      value={value}
      onValueChange={({ value: chosen }) => store.set('general.time_zone', chosen)}
    />
  );
});

let known: readonly string[] | undefined;

/** All zones that the browser knows, and the one that is set. */
function optionsWith(value: string) {
  known ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
  const names = known.includes(value) ? known : [value, ...known];
  return names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
