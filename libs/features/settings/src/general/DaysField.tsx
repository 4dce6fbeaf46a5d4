import { readCount } from '@forecourt/platform';
import { Counter } from '@forecourt/ui/counter';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldKey } from '../draft/fields.ts';
import { problemText } from '../fieldText.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { dealPhrases } from './messages.ts';

interface DaysFieldProps {
  store: SettingsStore;
  field: FieldKey;
  label: string;
  hint: ReactNode;
  value: number;
  least: number;
  most: number;
}

/** A number of days in the settings; what is typed stays as typed, and counts once it is a number. */
export const DaysField = observer(function DaysField(props: DaysFieldProps) {
  const { store, field, label, hint, value, least, most } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState(String(value));
  const read = readCount(typed, least, most);
  // Another value than the typed one came from elsewhere: reset, or another tab.
  const shown = read === null || read === value ? typed : String(value);
  const wrong = read === null && intl.formatMessage(dealPhrases.range, { least, most });
  const type = (text: string): void => {
    setTyped(text);
    const count = readCount(text, least, most);
    if (count !== null) store.set(field, count);
  };
  return (
    <Counter
      label={label}
      hint={hint}
      error={wrong || problemText(store.problems.get(field), intl)}
      unit={intl.formatMessage(dealPhrases.days, { count: value })}
      min={least}
      max={most}
      value={shown}
      onValueChange={({ value: text }) => type(text)}
    />
  );
});
