import { Heading, Stack, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppGroup } from './AppGroup.tsx';
import { factorProblemText } from './factorProblem.ts';
import { factorsRecipe } from './FactorsSection.recipe.ts';
import type { FactorsStore } from './FactorsStore.ts';
import { PasskeysGroup } from './PasskeysGroup.tsx';
import { CodesDialog, CodesGroup } from './RecoveryCodes.tsx';
import { messages } from './sectionMessages.ts';

export interface FactorsSectionProps {
  store: FactorsStore;
  /** Below its own heading, as on the page that requires a factor. @default false */
  bare?: boolean;
}

/** A part of the profile: passkeys, the authenticator app and recovery codes. */
export const FactorsSection = observer(function FactorsSection(props: FactorsSectionProps) {
  const { store, bare = false } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(factorsRecipe);
  const { state, value } = store.factors;
  const { problem } = store;
  const heading = bare ? 'h2' : 'h3';
  return (
    <section
      className={styles.root}
      data-card={bare ? undefined : ''}
      aria-label={intl.formatMessage(messages.title)}
    >
      {!bare && (
        <Stack gap="1">
          <Heading as="h2" textStyle="title">
            <FormattedMessage {...messages.title} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...messages.lead} />
          </Text>
        </Stack>
      )}
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
          <FormSkeleton fields={3} />
        </div>
      )}
      <Text role="alert" color="danger.fg" hidden={!problem || store.appSetup !== null}>
        {problem && !store.appSetup && factorProblemText(problem, intl)}
      </Text>
      {value && (
        <>
          <PasskeysGroup heading={heading} store={store} passkeys={value.passkeys} />
          <AppGroup heading={heading} store={store} app={value.app} />
          {store.hasFactor && (
            <CodesGroup heading={heading} store={store} left={value.recovery_codes} />
          )}
        </>
      )}
      <CodesDialog store={store} />
    </section>
  );
});
