import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Modal } from '@forecourt/ui/dialog';
import { referenceOf } from '@forecourt/ui/reference';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages, phrases } from './messages.ts';

export interface ShareDialogProps {
  store: SettingsStore;
  /** The address of a shared draft. */
  linkOf: (id: string) => string;
  onClose: () => void;
}

/** Shows the link to the draft, to be copied. */
export const ShareDialog = observer(function ShareDialog(props: ShareDialogProps) {
  const { store, linkOf, onClose } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const { state } = store.shared.made;
  return (
    <Modal
      open
      size="sm"
      title={intl.formatMessage(messages.share)}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{intl.formatMessage(messages.done)}</Button>}
    >
      {state.status === 'error' ? (
        <ErrorState
          inline
          title={intl.formatMessage(messages.notMade)}
          onRetry={() => void store.share()}
        >
          {referenceOf(state.error)}
        </ErrorState>
      ) : state.status === 'loaded' ? (
        <div className={styles.publish}>
          <p>
            {intl.formatMessage(phrases.until, { when: formatDateTime(state.value.expires_at) })}
          </p>
          <TextField
            readOnly
            onChange={() => undefined}
            label={intl.formatMessage(messages.link)}
            value={linkOf(state.value.id)}
          />
          <CopyButton
            variant="solid"
            text={linkOf(state.value.id)}
            label={intl.formatMessage(messages.copy)}
          />
        </div>
      ) : (
        <div role="status" aria-label={intl.formatMessage(messages.making)}>
          <FormSkeleton fields={1} />
        </div>
      )}
    </Modal>
  );
});
