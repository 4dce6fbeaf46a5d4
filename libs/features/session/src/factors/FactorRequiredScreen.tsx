import { Button } from '@forecourt/ui/button';
import { Heading, Inline, Text } from '@forecourt/ui/layout';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { FactorsSection } from './FactorsSection.tsx';
import type { FactorsStore } from './FactorsStore.ts';
import { factorRequiredRecipe } from './FactorRequiredScreen.recipe.ts';
import { messages } from './sectionMessages.ts';

export interface FactorRequiredScreenProps {
  store: FactorsStore;
  onGoOn: () => void;
  onLogOut: () => void;
}

/** /second-factor: a partner requires one, and nothing else answers until it is there. */
export const FactorRequiredScreen = observer(function FactorRequiredScreen(
  props: FactorRequiredScreenProps,
) {
  const { store, onGoOn, onLogOut } = props;
  const styles = useSlotStyles(factorRequiredRecipe);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Heading as="h1">
          <FormattedMessage {...messages.requiredTitle} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage {...messages.requiredLead} />
        </Text>
        <FactorsSection store={store} bare />
        <Inline gap="2" justifyContent="flex-end">
          <Button variant="ghost" onClick={onLogOut}>
            <FormattedMessage {...messages.logOut} />
          </Button>
          {store.hasFactor && (
            <Button variant="solid" onClick={onGoOn}>
              <FormattedMessage {...messages.goOn} />
            </Button>
          )}
        </Inline>
      </div>
    </main>
  );
});
