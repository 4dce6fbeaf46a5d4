import { Switch } from '@forecourt/ui/switch';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { PrivacyStore } from '../PrivacyStore.ts';
import { SettingCard } from './SettingCard.tsx';

/** Whether Insights tell the members of the team apart. */
export const TeamNamesForm = observer(function TeamNamesForm({ store }: { store: PrivacyStore }) {
  const intl = useIntl();
  const { retention, teamNames } = store;
  const show = async (names_in_insights: boolean): Promise<void> => {
    const isSaved = await teamNames.save({ names_in_insights });
    if (isSaved) showToast({ title: intl.formatMessage(messages.saved) });
  };
  return (
    <SettingCard
      title={<FormattedMessage {...messages.team} />}
      lead={<FormattedMessage {...messages.teamLead} />}
      saved={retention.saved}
      onRetry={() => void retention.load()}
      failure={teamNames.failure}
    >
      {({ names_in_insights: isShown }) => (
        <Switch
          checked={isShown}
          disabled={teamNames.saving}
          onCheckedChange={({ checked }) => void show(checked)}
        >
          <FormattedMessage {...messages.showNames} />
        </Switch>
      )}
    </SettingCard>
  );
});
