import { Page } from '@forecourt/ui/page';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { CustomerDialog } from './parts/CustomerDialog.tsx';
import { CustomerSearch } from './parts/CustomerSearch.tsx';
import { Records } from './parts/Records.tsx';
import { RetentionForm } from './parts/RetentionForm.tsx';
import { TeamNamesForm } from './parts/TeamNamesForm.tsx';
import { privacyRecipe } from './Privacy.recipe.ts';
import type { PrivacyStore } from './PrivacyStore.ts';

export interface PrivacyScreenProps {
  store: PrivacyStore;
  /** Name of the branch, beside the title. */
  branch?: string | undefined;
  /** The other areas of the settings. */
  tabs?: ReactNode;
  /** The dialog was closed; it may have been opened by the address. */
  onClosed?: () => void;
}

/** /settings/privacy: export or erase a customer's data, retention, names of the team, the record. */
export const PrivacyScreen = observer(function PrivacyScreen(props: PrivacyScreenProps) {
  const { store, branch, tabs, onClosed } = props;
  const styles = useSlotRecipe(privacyRecipe);
  const intl = useIntl();
  useEffect(
    () =>
      store.onErased(() => {
        showToast({ tone: 'success', title: intl.formatMessage(messages.erased) });
        onClosed?.();
      }),
    [store, intl, onClosed],
  );
  const close = (): void => {
    store.end();
    onClosed?.();
  };
  return (
    <Page
      title={<FormattedMessage {...messages.settings} />}
      aside={branch}
      width="wide"
      tabs={tabs}
    >
      <CustomerSearch store={store} />
      <div className={styles.columns}>
        <RetentionForm draft={store.retention} />
        <TeamNamesForm store={store} />
      </div>
      <Records store={store} />
      {store.task && <CustomerDialog task={store.task} onClose={close} />}
    </Page>
  );
});
