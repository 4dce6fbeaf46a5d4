import type { GeneralSettings } from '@forecourt/contract';
import { readCount } from '@forecourt/platform';
import { Counter } from '@forecourt/ui/counter';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { Group } from '../parts/Group.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { dealPhrases, messages } from './messages.ts';

interface DealsGroupProps {
  store: SettingsStore;
  deals: NonNullable<GeneralSettings['deals']>;
}

/** The longest time to confirm, in days (contract, DealSettingsUpdate). */
const MAX_DAYS = 30;

/** How long a winning dealer may take to confirm, and what a withdrawal costs. */
export const DealsGroup = observer(function DealsGroup({ store, deals }: DealsGroupProps) {
  const intl = useIntl();
  const { answer_days: days, withdrawal_fee: fee } = deals;
  const [typed, setTyped] = useState(String(days));
  const read = readCount(typed, 1, MAX_DAYS);
  // Another value than the typed one came from elsewhere: reset, or another tab.
  const shown = read === null || read === days ? typed : String(days);
  const wrong = read === null && intl.formatMessage(dealPhrases.range, { most: MAX_DAYS });
  const type = (text: string): void => {
    setTyped(text);
    const count = readCount(text, 1, MAX_DAYS);
    if (count !== null) store.set('general.deals_answer_days', count);
  };
  return (
    <Group
      title={<FormattedMessage {...messages.deals} />}
      text={<FormattedMessage {...messages.dealsText} />}
    >
      <Counter
        label={intl.formatMessage(fieldMessages.deals_answer_days!)}
        hint={<FormattedMessage {...messages.answerDaysHint} />}
        error={wrong || problemText(store.problems.get('general.deals_answer_days'), intl)}
        unit={intl.formatMessage(dealPhrases.days, { count: days })}
        max={MAX_DAYS}
        value={shown}
        onValueChange={({ value }) => type(value)}
      />
      <SegmentGroup
        legend={<FormattedMessage {...fieldMessages.deals_withdrawal_fee!} />}
        hint={<FormattedMessage {...messages.feeHint} />}
        error={problemText(store.problems.get('general.deals_withdrawal_fee'), intl)}
        options={[
          { value: 'KEPT', label: <FormattedMessage {...messages.kept} /> },
          { value: 'RETURNED', label: <FormattedMessage {...messages.returned} /> },
        ]}
        value={fee}
        onValueChange={({ value }) => store.set('general.deals_withdrawal_fee', value)}
      />
    </Group>
  );
});
