import { formatDateTime } from '@forecourt/platform';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { TextField } from '@forecourt/ui/text-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { messages, phrases } from '../messages.ts';
import { messages as scheduling, phrases as schedulingPhrases } from '../schedule/messages.ts';
import { publishTime } from '../schedule/publishTime.ts';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { Choice } from './Choice.tsx';
import { EditList } from './EditList.tsx';

interface PublishDialogProps {
  store: SettingsStore;
  draft: Draft;
  onClose: () => void;
}

/** Lists the changes, and publishes them now or at a later time. */
export const PublishDialog = observer(function PublishDialog(props: PublishDialogProps) {
  const { store, draft, onClose } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState('');
  const at = publishTime(local, store.now());
  const isLater = when === 'later';
  const waiting = store.schedule.scheduled;
  const publish = async (): Promise<void> => {
    const time = isLater ? at : null;
    const done = await store.publish(time);
    onClose();
    const { failure } = store;
    if (done) {
      const title = time
        ? intl.formatMessage(schedulingPhrases.title, { when: formatDateTime(time) })
        : intl.formatMessage(messages.published);
      showToast({ tone: 'success', title });
    } else if (failure) {
      showToast({ tone: 'danger', title: intl.formatMessage(messages[failure]) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(phrases.publishTitle, { count: draft.edits.size })}
      confirmLabel={intl.formatMessage(isLater ? scheduling.schedule : messages.publish)}
      cancelLabel={intl.formatMessage(messages.keepEditing)}
      loading={store.publishing}
      disabled={isLater && at === null}
      onConfirm={() => void publish()}
      onOpenChange={onClose}
    >
      <div className={styles.publish}>
        <Choice
          label={intl.formatMessage(scheduling.when)}
          options={[
            { value: 'now', label: intl.formatMessage(scheduling.now) },
            { value: 'later', label: intl.formatMessage(scheduling.later) },
          ]}
          current={when}
          onChoose={setWhen}
        />
        {isLater && (
          <TextField
            type="datetime-local"
            label={intl.formatMessage(scheduling.at)}
            hint={intl.formatMessage(schedulingPhrases.zone, { zone: timeZone() })}
            error={local && at === null ? intl.formatMessage(scheduling.past) : undefined}
            value={local}
            onChange={(event) => setLocal(event.target.value)}
          />
        )}
        <p>{intl.formatMessage(isLater ? scheduling.laterText : messages.publishText)}</p>
        {isLater && waiting && (
          <p>
            {intl.formatMessage(schedulingPhrases.replaces, {
              name: waiting.actor.name,
              when: formatDateTime(waiting.publish_at),
            })}
          </p>
        )}
        <EditList before={draft.saved} after={draft.settings} keys={[...draft.edits.keys()]} />
      </div>
    </ConfirmDialog>
  );
});

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
