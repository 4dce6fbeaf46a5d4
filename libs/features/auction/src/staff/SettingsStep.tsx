import { textMaxLength } from '@forecourt/contract';
import { Counter } from '@forecourt/ui/counter';
import { NumberField } from '@forecourt/ui/number-field';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shareMessages as messages, sharePhrases as phrases } from './shareMessages.ts';
import type { ShareStore } from './ShareStore.ts';

/** The highest values of the settings (contract, ShareSettings). */
const most = { hours: 720, days: 365, miles: 100_000 } as const;

/**
 * The second step: how long dealers may bid, what they are asked for, validity and distance of
 * offers.
 */
export const SettingsStep = observer(function SettingsStep({ store }: { store: ShareStore }) {
  const intl = useIntl();
  const { settings } = store;
  return (
    <>
      <Counter
        label={intl.formatMessage(messages.hours)}
        unit={intl.formatMessage(phrases.hoursUnit, { count: settings.hours })}
        value={settings.hours}
        max={most.hours}
        onValueChange={({ value }) => store.change({ hours: value })}
      />
      <TextArea
        label={intl.formatMessage(messages.requirements)}
        hint={intl.formatMessage(messages.requirementsHint)}
        optional
        rows={2}
        maxLength={textMaxLength}
        value={settings.dealer_requirements}
        onChange={(event) => store.change({ dealer_requirements: event.target.value })}
      />
      <Counter
        label={intl.formatMessage(messages.days)}
        unit={intl.formatMessage(phrases.daysUnit, { count: settings.validity_days })}
        value={settings.validity_days}
        max={most.days}
        onValueChange={({ value }) => store.change({ validity_days: value })}
      />
      <Miles store={store} />
    </>
  );
});

/** Parsed as a whole number (spec §5); an empty field keeps the last number. */
const Miles = observer(function Miles({ store }: { store: ShareStore }) {
  const intl = useIntl();
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberField
      label={intl.formatMessage(messages.miles)}
      value={isEmpty ? null : store.settings.validity_miles}
      maxLength={6}
      error={isEmpty ? intl.formatMessage(messages.milesMissing) : undefined}
      onBlur={() => setEmpty(false)}
      onValueChange={({ value }) => {
        setEmpty(!value);
        if (value) store.change({ validity_miles: Math.min(value, most.miles) });
      }}
    />
  );
});
