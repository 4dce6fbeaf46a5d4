import { type DistanceUnit, textMaxLength } from '@forecourt/contract';
import { Counter } from '@forecourt/ui/counter';
import { TextArea } from '@forecourt/ui/text-area';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { phrases as common } from '../../shared/messages.ts';
import { awayText } from '../../shared/reachText.ts';
import { RulesFields } from './RulesFields.tsx';
import { type CountName, mostOf, type ShareDraft } from './ShareDraft.ts';
import { shareMessages as messages, sharePhrases as phrases } from './shareMessages.ts';
import type { ShareStore } from './ShareStore.ts';

/**
 * The second step: how long dealers may bid, what they are asked for, validity and distance of
 * offers, and the rules they bid by.
 */
export const SettingsStep = observer(function SettingsStep({ store }: { store: ShareStore }) {
  const intl = useIntl();
  const { settings } = store;
  return (
    <>
      <Counter
        label={intl.formatMessage(messages.hours)}
        unit={intl.formatMessage(phrases.hoursUnit, { count: settings.read('hours') ?? 0 })}
        {...useCount(settings, 'hours')}
      />
      <TextArea
        label={intl.formatMessage(messages.requirements)}
        hint={intl.formatMessage(messages.requirementsHint)}
        optional
        rows={2}
        maxLength={textMaxLength}
        value={settings.requirements}
        onChange={(event) => settings.typeRequirements(event.target.value)}
      />
      <Counter
        label={intl.formatMessage(messages.days)}
        unit={intl.formatMessage(phrases.daysUnit, { count: settings.read('days') ?? 0 })}
        {...useCount(settings, 'days')}
      />
      <Miles settings={settings} unit={store.subject?.unit ?? 'mi'} />
      <RulesFields store={store} />
    </>
  );
});

/** A count of the settings for a `Counter`. */
function useCount(settings: ShareDraft, name: CountName) {
  return {
    value: settings[name],
    max: mostOf[name],
    error: useRangeError(settings, name),
    onValueChange: ({ value }: { value: string }) => settings.set(name, value),
  };
}

interface MilesProps {
  settings: ShareDraft;
  /** What the reader counts distances in. */
  unit: DistanceUnit;
}

/** Parsed as a whole number (spec §5). */
const Miles = observer(function Miles({ settings, unit }: MilesProps) {
  const intl = useIntl();
  const miles = settings.read('miles');
  const distance = unit === 'mi' || miles === null ? null : awayText(miles, unit, intl.locale);
  return (
    <TextField
      label={intl.formatMessage(messages.miles)}
      hint={distance ? intl.formatMessage(phrases.milesHint, { distance }) : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={settings.miles}
      error={useRangeError(settings, 'miles')}
      onChange={(event) => settings.set('miles', event.target.value)}
    />
  );
});

function useRangeError(settings: ShareDraft, name: CountName): string | undefined {
  const intl = useIntl();
  if (!settings.wrong.includes(name)) return undefined;
  return intl.formatMessage(common.range, { least: 1, most: mostOf[name] });
}
