import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog, Modal } from '@forecourt/ui/dialog';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { differences } from '../draft/fields.ts';
import { EditList } from '../parts/EditList.tsx';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages, phrases } from './messages.ts';

interface ScheduledNoteProps {
  store: SettingsStore;
  draft: Draft;
}

/** Says what will be published when, with a way to look at it and to take it back. */
export const ScheduledNote = observer(function ScheduledNote({ store, draft }: ScheduledNoteProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const [open, setOpen] = useState(false);
  const { schedule } = store;
  const { scheduled, canceling } = schedule;
  useEffect(() => schedule.follow(), [schedule]);
  if (!scheduled) return null;
  const { actor, publish_at, refused_reason, settings } = scheduled;
  const when = formatDateTime(publish_at);
  const close = (): void => setOpen(false);
  const end = async (canceled: Promise<boolean>): Promise<void> => {
    const isDone = await canceled;
    close();
    if (!isDone) showToast({ tone: 'danger', title: intl.formatMessage(messages.failed) });
    else if (settings) {
      showToast({ tone: 'success', title: intl.formatMessage(messages.takenBack) });
    }
  };
  return (
    <div
      role={refused_reason ? 'alert' : 'status'}
      className={styles.note}
      data-tone={refused_reason ? 'danger' : undefined}
    >
      <p className={styles.noteText}>
        {refused_reason === 'NO_LONGER_FITS'
          ? intl.formatMessage(phrases.refused, { when })
          : intl.formatMessage(refused_reason ? phrases.notAllowed : phrases.waits, {
              name: actor.name,
              when,
            })}
      </p>
      <Button onClick={() => setOpen(true)}>
        {intl.formatMessage(settings ? messages.view : messages.discard)}
      </Button>
      {settings ? (
        <Modal
          open={open}
          size="sm"
          plain
          title={intl.formatMessage(phrases.title, { when })}
          onOpenChange={close}
          footer={
            <>
              <Button onClick={close}>{intl.formatMessage(messages.close)}</Button>
              <Button
                variant="solid"
                loading={canceling}
                onClick={() => void end(store.takeBack(settings))}
              >
                {intl.formatMessage(messages.takeBack)}
              </Button>
            </>
          }
        >
          <EditList
            before={draft.saved}
            after={settings}
            keys={differences(draft.saved, settings)}
            most={Infinity}
          />
        </Modal>
      ) : (
        <ConfirmDialog
          open={open}
          danger
          title={intl.formatMessage(messages.discardTitle)}
          confirmLabel={intl.formatMessage(messages.discard)}
          cancelLabel={intl.formatMessage(messages.keep)}
          loading={canceling}
          onConfirm={() => void end(store.schedule.cancel())}
          onOpenChange={close}
        >
          {intl.formatMessage(messages.discardText)}
        </ConfirmDialog>
      )}
    </div>
  );
});
