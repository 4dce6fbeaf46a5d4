import { type DistanceUnit, distanceUnits } from '@forecourt/contract';
import { distanceUnitNames } from '@forecourt/platform/request-words';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages } from './messages.ts';

interface DistanceUnitChoiceProps {
  store: SettingsStore;
  value: DistanceUnit;
}

/** Whether the partner reads, and its customers give, mileages in miles or kilometers. */
export const DistanceUnitChoice = observer(function DistanceUnitChoice({
  store,
  value,
}: DistanceUnitChoiceProps) {
  const intl = useIntl();
  return (
    <SegmentGroup
      legend={<FormattedMessage {...fieldMessages.distance_unit!} />}
      hint={<FormattedMessage {...messages.unitHint} />}
      error={problemText(store.problems.get('general.distance_unit'), intl)}
      options={distanceUnits.map((unit) => ({
        value: unit,
        label: <FormattedMessage {...distanceUnitNames[unit]} />,
      }))}
      value={value}
      onValueChange={({ value: chosen }) => store.set('general.distance_unit', chosen)}
    />
  );
});
