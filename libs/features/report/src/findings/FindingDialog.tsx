import { carParts } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { TextArea } from '@forecourt/ui/text-area';
import { showToast } from '@forecourt/ui/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { carPartNames } from '../carParts.ts';
import { KindAndSize } from '../damages/KindAndSize.tsx';
import type { FindingsStore } from './FindingsStore.ts';
import { findingFailures, findingMessages as messages } from './messages.ts';

/** As much as the server takes. */
const MAX_LENGTH = 255;

/** Asks what a finding is before it becomes a damage. */
export const FindingDialog = observer(function FindingDialog({ store }: { store: FindingsStore }) {
  const intl = useIntl();
  const { act, draft } = store;
  const save = async (): Promise<void> => {
    if (await store.save()) {
      showToast({ title: intl.formatMessage(messages.accepted), tone: 'success' });
    }
  };
  return (
    <Modal
      open={store.correcting !== undefined}
      size="sm"
      title={intl.formatMessage(messages.title)}
      onOpenChange={() => store.cancel()}
      footer={
        <>
          <Button onClick={() => store.cancel()}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button
            variant="solid"
            disabled={!draft.part}
            loading={act.sending === 'save'}
            onClick={() => void save()}
          >
            <FormattedMessage {...messages.accept} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <NativeSelect
          label={intl.formatMessage(messages.part)}
          options={[
            { value: '', label: intl.formatMessage(messages.choosePart) } as const,
            ...carParts.map((value) => ({ value, label: intl.formatMessage(carPartNames[value]) })),
          ]}
          value={draft.part ?? ''}
          onChange={({ target }) => store.say({ part: target.value || null })}
        />
        <KindAndSize kind={draft.kind} size={draft.size} onChange={(change) => store.say(change)} />
        <TextArea
          label={intl.formatMessage(messages.words)}
          optional
          rows={2}
          maxLength={MAX_LENGTH}
          value={draft.description ?? ''}
          onChange={({ target }) => store.say({ description: target.value || null })}
        />
        <Text color="fg.muted" textStyle="caption">
          <FormattedMessage {...messages.everyone} />
        </Text>
        {act.failure && (
          <Alert status="error" icon={CircleAlert}>
            <FormattedMessage {...findingFailures[act.failure]} />
          </Alert>
        )}
      </Stack>
    </Modal>
  );
});
