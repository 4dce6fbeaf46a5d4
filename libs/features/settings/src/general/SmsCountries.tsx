import type { GeneralSettings } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { Combobox } from '@forecourt/ui/combobox';
import { IconButton } from '@forecourt/ui/icon-button';
import { Inline } from '@forecourt/ui/layout';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { Group } from '../parts/Group.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { dialCodeOptions } from './dialCodeOptions.ts';
import { messages, smsPhrases } from './messages.ts';

interface SmsCountriesProps {
  store: SettingsStore;
  general: GeneralSettings;
}

/** The countries that SMS may be sent to: the partner's own, until others are added. */
export const SmsCountries = observer(function SmsCountries({ store, general }: SmsCountriesProps) {
  const intl = useIntl();
  const { country_code: own, sms_countries_offered: offered } = general;
  const chosen = general.sms_countries ?? [own];
  const options = useMemo(() => dialCodeOptions(intl.locale, own), [intl.locale, own]);
  const nameOf = (code: string): string =>
    options.find(({ value }) => value === code)?.label ?? `+${code}`;
  const free = options.filter(
    ({ value }) => !chosen.includes(value) && (offered === null || offered.includes(value)),
  );
  const set = (codes: readonly string[]): void =>
    store.set('general.sms_countries', codes.length > 0 ? codes.join(',') : null);
  return (
    <Group
      title={<FormattedMessage {...fieldMessages.sms_countries!} />}
      text={<FormattedMessage {...messages.smsCountriesText} />}
    >
      <Inline role="list">
        {chosen.map((code) => (
          <Inline role="listitem" key={code} gap="1">
            <Badge>{nameOf(code)}</Badge>
            {chosen.length > 1 && (
              <IconButton
                size="sm"
                icon={X}
                label={intl.formatMessage(smsPhrases.removeCountry, { country: nameOf(code) })}
                onClick={() => set(chosen.filter((one) => one !== code))}
              />
            )}
          </Inline>
        ))}
      </Inline>
      <Combobox
        label={intl.formatMessage(messages.addCountry)}
        placeholder={intl.formatMessage(messages.chooseCountry)}
        emptyText={intl.formatMessage(messages.noCountry)}
        error={problemText(store.problems.get('general.sms_countries'), intl)}
        options={free}
        value={null}
        onValueChange={({ value }) => set([...chosen, value])}
      />
    </Group>
  );
});
