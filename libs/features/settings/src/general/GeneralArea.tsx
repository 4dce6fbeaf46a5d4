import { NumberField } from '@forecourt/ui/number-field';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { Group } from '../parts/Group.tsx';
import { useField } from '../parts/useField.ts';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { DealsGroup } from './DealsGroup.tsx';
import { RemindersGroup } from './RemindersGroup.tsx';
import { DarkLogoField } from './DarkLogoField.tsx';
import { ImageField } from './ImageField.tsx';
import { LanguagesGroup } from './LanguagesGroup.tsx';
import { LogoField } from './LogoField.tsx';
import { dialCodeOptions } from './dialCodeOptions.ts';
import { messages } from './messages.ts';
import type { TemplateFiles } from './textAddresses.ts';
import { SmsCountries } from './SmsCountries.tsx';
import { DistanceUnitChoice } from './DistanceUnitChoice.tsx';
import { TimeZone } from './TimeZone.tsx';

interface GeneralAreaProps {
  store: SettingsStore;
  draft: Draft;
  template?: TemplateFiles | undefined;
}

/** Name, pictures, who invites, languages. */
export const GeneralArea = observer(function GeneralArea(props: GeneralAreaProps) {
  const { store, draft, template } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const { general } = draft.settings;
  const name = useField(store, 'general.partner_name');
  const agentName = useField(store, 'general.agent_name', null);
  const agentEmail = useField(store, 'general.agent_email', null);
  const words = (key: string) => intl.formatMessage(fieldMessages[key]!);
  return (
    <div className={styles.columns} data-split="even">
      <div className={styles.form}>
        <Group
          title={<FormattedMessage {...messages.brand} />}
          text={<FormattedMessage {...messages.brandText} />}
        >
          <TextField label={words('partner_name')} required maxLength={250} {...name} />
          <LogoField store={store.images.logo} logo={general.logo} />
          <DarkLogoField store={store.images.logo_dark} logo={general.logo} />
          <NumberField
            label={words('logo_width')}
            optional
            hint={<FormattedMessage {...messages.widthHint} />}
            error={problemText(store.problems.get('general.logo_width'), intl)}
            value={general.logo.width}
            onValueChange={({ value }) => store.set('general.logo_width', value)}
          />
          <ImageField
            store={store.images.side_image}
            url={general.side_image}
            hint={<FormattedMessage {...messages.sideImageHint} />}
          />
        </Group>
        <Group
          title={<FormattedMessage {...messages.contact} />}
          text={<FormattedMessage {...messages.contactText} />}
        >
          <TextField label={words('agent_name')} optional maxLength={250} {...agentName} />
          <TextField
            label={words('agent_email')}
            optional
            type="email"
            maxLength={254}
            {...agentEmail}
          />
          <CountryCode store={store} value={general.country_code} />
          <TimeZone store={store} value={general.time_zone} />
          <DistanceUnitChoice store={store} value={general.distance_unit} />
        </Group>
      </div>
      <div className={styles.form}>
        {general.deals && <RemindersGroup store={store} deals={general.deals} />}
        {general.deals && <DealsGroup store={store} deals={general.deals} />}
        <SmsCountries store={store} general={general} />
        <LanguagesGroup store={store} draft={draft} template={template} />
      </div>
    </div>
  );
});

function CountryCode({ store, value }: { store: SettingsStore; value: string }) {
  const intl = useIntl();
  const options = useMemo(() => dialCodeOptions(intl.locale, value), [intl.locale, value]);
  return (
    <NativeSelect
      label={intl.formatMessage(fieldMessages.country_code!)}
      hint={intl.formatMessage(messages.countryHint)}
      error={problemText(store.problems.get('general.country_code'), intl)}
      options={options}
      value={value}
      onChange={(event) => store.set('general.country_code', event.target.value)}
    />
  );
}
