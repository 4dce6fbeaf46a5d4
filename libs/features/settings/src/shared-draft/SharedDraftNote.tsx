import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages, phrases } from './messages.ts';

/** Says whose draft is shown, or why the one at the address is not, with the way back. */
export const SharedDraftNote = observer(function SharedDraftNote({
  store,
}: {
  store: SettingsStore;
}) {
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const { id, opened, state } = store.shared;
  if (id === null || state === null) return null;
  const { author, inserted_at } = opened.value ?? {};
  const values = { name: author?.name ?? '', when: inserted_at ? formatDateTime(inserted_at) : '' };
  const isShown = state === 'shown';
  const { resumed } = store.sharedKeeper ?? {};
  return (
    <div
      role={isShown ? 'status' : 'alert'}
      className={styles.note}
      data-tone={isShown ? undefined : 'danger'}
    >
      <p className={styles.noteText}>
        {state === 'shown' || state === 'unfit'
          ? intl.formatMessage(phrases[state], values)
          : intl.formatMessage(messages[state])}
        {isShown &&
          resumed &&
          ` ${intl.formatMessage(phrases.resumed, { when: formatDateTime(resumed.at) })}`}
        {isShown && store.hasOwnDraft && ` ${intl.formatMessage(messages.ownKept)}`}
      </p>
      {state === 'failed' && (
        <Button onClick={() => void store.openShared(id)}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
      <Button disabled={store.publishing} onClick={() => store.closeShared()}>
        {intl.formatMessage(isShown ? messages.back : messages.done)}
      </Button>
    </div>
  );
});
