import type { Account } from '@forecourt/contract';
import { Heading } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Switch } from '@forecourt/ui/switch';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { messages as common } from './messages.ts';
import { profileRecipe } from './ProfileScreen.recipe.ts';
import type { WeeklyForm } from './WeeklyForm.ts';
import { weeklyMessages as messages } from './weeklyMessages.ts';

interface WeeklyPartProps {
  form: WeeklyForm;
  account: Account;
}

/** Whether the figures of each week come by email. */
export const WeeklyPart = observer(function WeeklyPart({ form, account }: WeeklyPartProps) {
  const styles = useSlotRecipe(profileRecipe);
  return (
    <section className={styles.part} aria-labelledby="profile-weekly">
      <Heading id="profile-weekly" textStyle="title">
        <FormattedMessage {...messages.title} />
      </Heading>
      <p className={styles.quiet}>
        <FormattedMessage {...(account.email_verified ? messages.lead : messages.notVerified)} />
      </p>
      {account.email_verified && (
        <div className={styles.form}>
          <Switch
            checked={form.wanted ?? account.insights_mail}
            onCheckedChange={({ checked }) => void form.turn(checked)}
            hint={<FormattedMessage {...messages.everyHint} />}
          >
            <FormattedMessage {...messages.every} />
          </Switch>
          <p role="alert" className={styles.alert} hidden={!form.problem}>
            {form.problem && <FormattedMessage {...common[form.problem]} />}
          </p>
        </div>
      )}
    </section>
  );
});
