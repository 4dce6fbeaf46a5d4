import { Button } from '@forecourt/ui/button';
import { Inline } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { FactorsSection } from './FactorsSection.tsx';
import type { FactorsStore } from './FactorsStore.ts';
import { messages } from './sectionMessages.ts';

export interface FactorRequiredScreenProps {
  store: FactorsStore;
  onContinue: () => void;
  onLogOut: () => void;
}

/** /second-factor: a partner requires one, and every other call fails until it is set up. */
export const FactorRequiredScreen = observer(function FactorRequiredScreen(
  props: FactorRequiredScreenProps,
) {
  const { store, onContinue, onLogOut } = props;
  const intl = useIntl();
  const { form } = useSlotRecipe(loginRecipe);
  return (
    <EntryFrame
      title={intl.formatMessage(messages.requiredTitle)}
      lead={<FormattedMessage {...messages.requiredLead} />}
    >
      <div className={form}>
        <FactorsSection store={store} bare />
        <Inline gap="2" justifyContent="flex-end">
          <Button variant="ghost" onClick={onLogOut}>
            <FormattedMessage {...messages.logOut} />
          </Button>
          {store.hasFactor && (
            <Button variant="solid" onClick={onContinue}>
              <FormattedMessage {...messages.continueToConsole} />
            </Button>
          )}
        </Inline>
      </div>
    </EntryFrame>
  );
});
