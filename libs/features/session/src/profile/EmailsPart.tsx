import type { Account, DigestFrequency } from '@forecourt/contract';
import { Heading } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Switch } from '@forecourt/ui/switch';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EmailChoices } from './emailChoices.ts';
import { digestChoices, digestSentences, emailMessages as messages } from './emailMessages.ts';
import { mailLanguages } from './mailLanguages.ts';
import { messages as common } from './messages.ts';
import { profileRecipe } from './ProfileScreen.recipe.ts';
import type { Saving } from './Saving.ts';

interface EmailsPartProps {
  choices: EmailChoices;
  account: Account;
}

const frequencies: readonly DigestFrequency[] = ['OFF', 'DAILY', 'WEEKLY'];

/** Which emails come to the user, and in which language. Each choice is saved as it is made. */
export const EmailsPart = observer(function EmailsPart({ choices, account }: EmailsPartProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(profileRecipe);
  const { digest, language, weekly } = choices;
  const figures = useRef<HTMLDivElement>(null);
  // The link of Insights. The browser looked for it before the account was there.
  useEffect(() => {
    if (window.location.hash === '#weekly') figures.current?.querySelector('input')?.focus();
  }, []);
  const isVerified = account.email_verified;
  const { time_zone: zone } = account.digest;
  return (
    <section className={styles.part} aria-labelledby="profile-emails">
      <div className={styles.head}>
        <Heading id="profile-emails" textStyle="title">
          <FormattedMessage {...messages.title} />
        </Heading>
        <p className={styles.quiet}>
          <FormattedMessage {...(isVerified ? messages.lead : messages.notVerified)} />
        </p>
      </div>
      <div className={styles.choices}>
        {isVerified && (
          <Choice saving={digest.saving}>
            <NativeSelect
              label={intl.formatMessage(messages.digest)}
              hint={
                <>
                  <FormattedMessage {...messages.digestHint} />{' '}
                  {zone && (
                    <FormattedMessage {...digestSentences.zone} values={{ zone: placeOf(zone) }} />
                  )}
                </>
              }
              options={frequencies.map((value) => ({
                value,
                label: intl.formatMessage(digestChoices[value]),
              }))}
              value={digest.value}
              onChange={(event) => void digest.choose(event.target.value)}
            />
          </Choice>
        )}
        <Choice saving={language.saving}>
          <NativeSelect
            label={intl.formatMessage(messages.language)}
            hint={<FormattedMessage {...messages.languageHint} />}
            options={[
              { value: '', label: intl.formatMessage(messages.business) },
              ...mailLanguages.map(({ code: value, name: label }) => ({ value, label })),
            ]}
            value={language.value}
            onChange={(event) => void language.choose(event.target.value)}
          />
        </Choice>
        {isVerified && (
          <Choice saving={weekly.saving} ref={figures}>
            <Switch
              checked={weekly.value}
              onCheckedChange={({ checked }) => void weekly.choose(checked)}
              hint={<FormattedMessage {...messages.weeklyHint} />}
            >
              <FormattedMessage {...messages.weekly} />
            </Switch>
          </Choice>
        )}
      </div>
    </section>
  );
});

interface ChoiceProps {
  saving: Saving;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A choice, and under it what its saving came to. */
const Choice = observer(function Choice({ saving, ref, children }: ChoiceProps) {
  const styles = useSlotRecipe(profileRecipe);
  const { problem, done } = saving;
  return (
    <div ref={ref} className={styles.choice}>
      {children}
      <p role="alert" className={styles.alert} hidden={!problem}>
        {problem && (
          <FormattedMessage {...(problem === 'offline' ? messages.offline : common.unexpected)} />
        )}
      </p>
      <p role="status" className={styles.done}>
        {done && <FormattedMessage {...messages.saved} />}
      </p>
    </div>
  );
});

/** `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
