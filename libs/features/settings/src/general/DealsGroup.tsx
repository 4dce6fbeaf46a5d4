import type { GeneralSettings } from '@forecourt/contract';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { Group } from '../parts/Group.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { DaysField } from './DaysField.tsx';
import { messages } from './messages.ts';

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
  return (
    <Group
      title={<FormattedMessage {...messages.deals} />}
      text={<FormattedMessage {...messages.dealsText} />}
    >
      <DaysField
        store={store}
        field="general.deals_answer_days"
        label={intl.formatMessage(fieldMessages.deals_answer_days!)}
        hint={<FormattedMessage {...messages.answerDaysHint} />}
        value={days}
        least={1}
        most={MAX_DAYS}
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
