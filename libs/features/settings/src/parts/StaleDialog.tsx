import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { fieldLabel } from '../fieldText.ts';
import { messages, phrases } from '../messages.ts';
import { messages as scheduling, phrases as schedulingPhrases } from '../schedule/messages.ts';
import type { SettingsStore } from '../SettingsStore.ts';

interface StaleDialogProps {
  store: SettingsStore;
  draft: Draft;
}

/**
 * Asks what to do when another administrator published first, so that nothing is silently
 * overwritten.
 */
export const StaleDialog = observer(function StaleDialog({ store }: StaleDialogProps) {
  const intl = useIntl();
  const { stale } = store;
  const keepMine = async (): Promise<void> => {
    const time = stale?.publishAt;
    if (await store.keepMine()) {
      const title = time
        ? intl.formatMessage(schedulingPhrases.title, { when: formatDateTime(time) })
        : intl.formatMessage(messages.published);
      showToast({ tone: 'success', title });
    } else if (store.failure) {
      showToast({ tone: 'danger', title: intl.formatMessage(messages[store.failure]) });
    }
  };
  if (!stale) return null;
  const name = stale.theirs.updated_by?.name;
  return (
    <Modal
      size="sm"
      role="alertdialog"
      title={intl.formatMessage(messages.staleTitle)}
      onOpenChange={() => store.postpone()}
      footer={
        <>
          <Button onClick={() => store.loadTheirs()}>
            {intl.formatMessage(messages.loadTheirs)}
          </Button>
          <Button variant="solid" onClick={() => void keepMine()}>
            {intl.formatMessage(stale.publishAt ? scheduling.keepMine : messages.keepMine)}
          </Button>
        </>
      }
    >
      {name && (
        <p style={{ marginBlockEnd: 12 }}>{intl.formatMessage(phrases.staleText, { name })}</p>
      )}
      {stale.conflicts.length === 0 ? (
        <p>{intl.formatMessage(messages.staleNone)}</p>
      ) : (
        <>
          <p>{intl.formatMessage(messages.staleSome)}</p>
          <ul style={{ paddingInlineStart: 20 }}>
            {stale.conflicts.map((key) => (
              <li key={key}>{fieldLabel(key, intl)}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
});
