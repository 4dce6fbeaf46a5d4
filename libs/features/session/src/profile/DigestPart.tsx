import type { Account, DigestFrequency } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Heading } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DigestForm } from './DigestForm.ts';
import { digestChoices, digestMessages as messages, digestSentences } from './digestMessages.ts';
import { messages as common } from './messages.ts';
import { profileRecipe } from './ProfileScreen.recipe.ts';

interface DigestPartProps {
  form: DigestForm;
  account: Account;
}

const frequencies: readonly DigestFrequency[] = ['OFF', 'DAILY', 'WEEKLY'];

/** Whether and how often unread notifications come by email. */
export const DigestPart = observer(function DigestPart({ form, account }: DigestPartProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(profileRecipe);
  const { time_zone: zone } = account.digest;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <section className={styles.part} aria-labelledby="profile-digest">
      <Heading id="profile-digest" textStyle="title">
        <FormattedMessage {...messages.title} />
      </Heading>
      <p className={styles.quiet}>
        <FormattedMessage {...(account.email_verified ? messages.lead : messages.notVerified)} />
      </p>
      {account.email_verified && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <NativeSelect
            label={intl.formatMessage(messages.howOften)}
            options={frequencies.map((value) => ({
              value,
              label: intl.formatMessage(digestChoices[value]),
            }))}
            value={form.frequency}
            onChange={(event) => form.choose(event.target.value as DigestFrequency)}
          />
          {zone && (
            <p className={styles.quiet}>
              <FormattedMessage {...digestSentences.zone} values={{ zone: placeOf(zone) }} />
            </p>
          )}
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
      )}
    </section>
  );
});

/** `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
