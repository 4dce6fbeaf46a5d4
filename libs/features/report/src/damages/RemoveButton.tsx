import type { DamageLocation } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { showToast } from '@forecourt/ui/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { scrollToSection } from '../scrollToSection.ts';
import { removalFailures, removalMessages as messages } from './removalMessages.ts';
import type { RemovalStore } from './RemovalStore.ts';

interface RemoveButtonProps {
  store: RemovalStore;
  damage: DamageLocation;
  /** Its part of the car. */
  name: string;
}

/** Takes a damage that staff added out of the report, once it is confirmed. */
export const RemoveButton = observer(function RemoveButton(props: RemoveButtonProps) {
  const { store, damage, name } = props;
  const intl = useIntl();
  const { act } = store;
  if (!store.mayRemove(damage)) return null;
  const remove = async (): Promise<void> => {
    if (!(await store.remove())) return;
    showToast({ title: intl.formatMessage(messages.removed), tone: 'success' });
    // The button that had the focus is gone.
    scrollToSection('damage_locations');
  };
  return (
    <>
      <Button
        size="sm"
        variant="plain"
        icon={Trash}
        aria-label={intl.formatMessage(messages.removeOf, { name })}
        onClick={() => store.begin(damage)}
      >
        <FormattedMessage {...messages.remove} />
      </Button>
      <ConfirmDialog
        open={store.changingId === damage.id}
        danger
        title={intl.formatMessage(messages.question, { name })}
        confirmLabel={intl.formatMessage(messages.remove)}
        loading={act.sending !== null}
        onConfirm={() => void remove()}
        onOpenChange={() => store.cancel()}
      >
        <Stack gap="3">
          <FormattedMessage {...messages.text} />
          {store.isAskedFor(damage) && <FormattedMessage {...messages.asked} tagName="p" />}
          {act.failure && (
            <Alert status="error" icon={CircleAlert}>
              <FormattedMessage {...removalFailures[act.failure]} />
            </Alert>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
});
