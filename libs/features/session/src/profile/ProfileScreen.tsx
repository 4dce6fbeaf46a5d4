import { ButtonLink } from '@forecourt/ui/button';
import { Heading } from '@forecourt/ui/layout';
import { Page } from '@forecourt/ui/page';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AboutPart } from './AboutPart.tsx';
import { AwayPart } from './AwayPart.tsx';
import { EmailsPart } from './EmailsPart.tsx';
import { messages } from './messages.ts';
import { PasswordPart } from './PasswordPart.tsx';
import { profileRecipe } from './ProfileScreen.recipe.ts';
import type { ProfileStore } from './ProfileStore.ts';

export interface ProfileScreenProps {
  store: ProfileStore;
  /** Address of the list of the user's sessions. */
  sessionsHref: string;
  /** The second factors of the account, between password and devices. */
  factors?: ReactNode;
}

/** /profile: the user's own account. */
export const ProfileScreen = observer(function ProfileScreen(props: ProfileScreenProps) {
  const { store, sessionsHref, factors } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(profileRecipe);
  const { value, state } = store.account;
  return (
    <Page title={<FormattedMessage {...messages.title} />} width="wide">
      {state.status === 'error' && (
        <ErrorState
          inline={value !== undefined}
          title={<FormattedMessage {...messages.failed} />}
          onRetry={() => void store.load()}
        >
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          {[1, 2, 3].map((one) => (
            <RowSkeleton key={one} />
          ))}
        </div>
      )}
      {value && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <AboutPart store={store} account={value} />
            <AwayPart form={store.away} account={value} />
          </div>
          <div className={styles.column}>
            <PasswordPart form={store.password} email={value.email} />
            {factors}
            <section className={styles.part} aria-labelledby="profile-devices">
              <div className={styles.head}>
                <Heading id="profile-devices" textStyle="title">
                  <FormattedMessage {...messages.devices} />
                </Heading>
                <p className={styles.quiet}>
                  <FormattedMessage {...messages.devicesLead} />
                </p>
              </div>
              <ButtonLink href={sessionsHref}>
                <FormattedMessage {...messages.toDevices} />
              </ButtonLink>
            </section>
          </div>
          <div className={styles.across}>
            <EmailsPart choices={store.emails} account={value} />
          </div>
        </div>
      )}
    </Page>
  );
});
