import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { showToast } from '@forecourt/ui/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DamageEditStore } from './DamageEditStore.ts';
import { editFailures, editMessages as messages } from './editMessages.ts';
import { KindAndSize } from './KindAndSize.tsx';

interface EditDialogProps {
  store: DamageEditStore;
  damageId: string;
  /** Its part of the car. */
  name: string;
}

/** Asks for the kind and size of a damage. */
export const EditDialog = observer(function EditDialog(props: EditDialogProps) {
  const { store, damageId, name } = props;
  const intl = useIntl();
  const { act } = store;
  const save = async (): Promise<void> => {
    if (await store.save()) {
      showToast({ title: intl.formatMessage(messages.saved), tone: 'success' });
    }
  };
  return (
    <Modal
      open={store.changingId === damageId}
      size="sm"
      title={intl.formatMessage(messages.editOf, { name })}
      onOpenChange={() => store.cancel()}
      footer={
        <>
          <Button onClick={() => store.cancel()}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="solid" loading={act.sending === 'save'} onClick={() => void save()}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <KindAndSize
          kind={store.kind}
          size={store.size}
          onChange={(change) => store.choose(change)}
        />
        <Text color="fg.muted" textStyle="caption">
          <FormattedMessage {...messages.hint} />
        </Text>
        {act.failure && (
          <Alert status="error" icon={CircleAlert}>
            <FormattedMessage {...editFailures[act.failure]} />
          </Alert>
        )}
      </Stack>
    </Modal>
  );
});
