import type { GeneralSettings } from '@forecourt/contract';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { Group } from '../parts/Group.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { DaysField } from './DaysField.tsx';
import { messages } from './messages.ts';

interface RemindersGroupProps {
  store: SettingsStore;
  deals: NonNullable<GeneralSettings['deals']>;
}

/** The longest time from an offer, or to its end, in days (contract, DealSettingsUpdate). */
const MAX_DAYS = 30;

/** When owners are reminded of an offer that waits for them. */
export const RemindersGroup = observer(function RemindersGroup(props: RemindersGroupProps) {
  const { store, deals } = props;
  const intl = useIntl();
  const { reminder_after_days: after, reminder_before_days: before } = deals;
  return (
    <Group
      title={<FormattedMessage {...messages.reminders} />}
      text={<FormattedMessage {...messages.remindersText} />}
    >
      <DaysField
        store={store}
        field="general.deals_reminder_after_days"
        label={intl.formatMessage(fieldMessages.deals_reminder_after_days!)}
        hint={<FormattedMessage {...messages.reminderOff} />}
        value={after}
        least={0}
        most={MAX_DAYS}
      />
      <DaysField
        store={store}
        field="general.deals_reminder_before_days"
        label={intl.formatMessage(fieldMessages.deals_reminder_before_days!)}
        hint={<FormattedMessage {...messages.reminderOff} />}
        value={before}
        least={0}
        most={MAX_DAYS}
      />
    </Group>
  );
});
