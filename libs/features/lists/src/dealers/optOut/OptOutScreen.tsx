import { Button } from '@forecourt/ui/button';
import { Heading } from '@forecourt/ui/layout';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { optOutMessages as messages, optOutSentences as sentences } from './messages.ts';
import { optOutRecipe } from './OptOutScreen.recipe.ts';
import type { OptOutStore } from './OptOutStore.ts';

export interface OptOutScreenProps {
  store: OptOutStore;
  /** Next to the partner, such as the language switch. */
  side?: ReactNode;
}

/** Where a dealer refuses further mails of a partner, and takes it back. */
export const OptOutScreen = observer(function OptOutScreen({ store, side }: OptOutScreenProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(optOutRecipe);
  const { partner } = store.optOut ?? {};
  return (
    <div className={styles.root}>
      <title>{intl.formatMessage(messages.title)}</title>
      {store.status !== 'invalid' && (
        <header className={styles.bar}>
          <div className={styles.partner}>
            {partner && (
              <PartnerLogo logo={partner.logo} alt={partner.name}>
                {partner.name}
              </PartnerLogo>
            )}
          </div>
          <div className={styles.side}>{side}</div>
        </header>
      )}
      <main className={styles.main}>
        <OptOutContent store={store} />
      </main>
    </div>
  );
});

const OptOutContent = observer(function OptOutContent({ store }: { store: OptOutStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(optOutRecipe);
  const { status, optOut, isOut, saving, hasFailed } = store;
  if (status === 'invalid') {
    return (
      <EmptyState page title={intl.formatMessage(messages.invalid)}>
        {intl.formatMessage(messages.invalidHint)}
      </EmptyState>
    );
  }
  if (status === 'failed') return <ErrorState page onRetry={() => void store.load()} />;
  if (!optOut) return <FormSkeleton fields={2} />;
  const { dealer_name: dealer } = optOut;
  const partner = optOut.partner.name;
  return (
    <section className={styles.card}>
      <Heading as="h1">
        {isOut
          ? intl.formatMessage(sentences.done, { dealer })
          : intl.formatMessage(sentences.question, { partner })}
      </Heading>
      <p className={styles.text} role="status">
        {isOut
          ? intl.formatMessage(sentences.doneLead, { partner })
          : intl.formatMessage(sentences.lead, { dealer, partner })}
      </p>
      <p className={styles.text}>{intl.formatMessage(messages.still)}</p>
      <div className={styles.actions}>
        {isOut ? (
          <Button size="lg" loading={saving} onClick={() => void store.undo()}>
            {intl.formatMessage(messages.undo)}
          </Button>
        ) : (
          <Button size="lg" variant="solid" loading={saving} onClick={() => void store.stop()}>
            {intl.formatMessage(messages.stop)}
          </Button>
        )}
      </div>
      <p role="alert" className={styles.alert} hidden={!hasFailed}>
        {hasFailed && intl.formatMessage(messages.failed)}
      </p>
    </section>
  );
});
