import { Button } from '@forecourt/ui/button';
import { Heading } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mailLanguages, type LanguageForm } from './LanguageForm.ts';
import { languageMessages as messages } from './languageMessages.ts';
import { messages as common } from './messages.ts';
import { profileRecipe } from './ProfileScreen.recipe.ts';

/** The language of emails to the user. */
export const LanguagePart = observer(function LanguagePart({ form }: { form: LanguageForm }) {
  const intl = useIntl();
  const styles = useSlotRecipe(profileRecipe);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <section className={styles.part} aria-labelledby="profile-language">
      <Heading id="profile-language" textStyle="title">
        <FormattedMessage {...messages.title} />
      </Heading>
      <p className={styles.quiet}>
        <FormattedMessage {...messages.lead} />
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={intl.formatMessage(messages.language)}
          options={[
            { value: '', label: intl.formatMessage(messages.business) },
            ...mailLanguages.map(({ code: value, name: label }) => ({ value, label })),
          ]}
          value={form.language}
          onChange={(event) => form.choose(event.target.value)}
        />
        <p role="alert" className={styles.alert} hidden={!form.problem}>
          {form.problem && <FormattedMessage {...common[form.problem]} />}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" variant="solid" loading={form.sending}>
            <FormattedMessage {...messages.save} />
          </Button>
        </div>
        <p role="status" className={styles.done}>
          {form.saved && <FormattedMessage {...messages.saved} />}
        </p>
      </form>
    </section>
  );
});
