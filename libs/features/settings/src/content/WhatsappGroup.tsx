import type { FlowSettings } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentMessages } from '../fieldMessages.ts';
import { languageName } from '../fieldText.ts';
import { Group } from '../parts/Group.tsx';
import { useField } from '../parts/useField.ts';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { fieldIn } from './languages.ts';
import { messages, phrases } from './messages.ts';

interface TemplatesProps {
  store: SettingsStore;
  flow: FlowSettings;
  /** Code of the language that the templates are in. */
  locale: string;
  /** The partner's default language. */
  standard: string;
}

const names = ['whatsapp_request', 'whatsapp_follow_up', 'whatsapp_addition'] as const;

/** The approved templates for what goes by WhatsApp. */
export function WhatsappGroup(props: TemplatesProps) {
  const styles = useSlotRecipe(settingsRecipe);
  return (
    <Group
      title={<FormattedMessage {...messages.whatsapp} />}
      text={<FormattedMessage {...messages.whatsappText} />}
    >
      <div className={styles.form}>
        {names.map((name) => (
          <Template key={name} {...props} name={name} />
        ))}
      </div>
    </Group>
  );
}

const Template = observer(function Template({
  store,
  flow,
  locale,
  standard,
  name,
}: TemplatesProps & { name: (typeof names)[number] }) {
  const intl = useIntl();
  const key = fieldIn(flow, locale, name);
  const field = useField(store, key, null);
  const usual = store.draft?.value(fieldIn(flow, standard, name));
  const hint =
    locale !== standard && usual
      ? intl.formatMessage(phrases.templateElse, { language: languageName(standard, intl) })
      : intl.formatMessage(messages.noTemplate);
  return (
    <TextField
      label={intl.formatMessage(contentMessages[name])}
      optional
      autoComplete="off"
      spellCheck={false}
      hint={field.value === '' && hint}
      {...field}
      // an id is pasted, and spaces come with it
      onChange={({ target }) => store.set(key, target.value.trim() || null)}
    />
  );
});
