import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { messages, phrases } from '../messages.ts';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';

interface ResumedNoteProps {
  store: SettingsStore;
  draft: Draft;
}

/** Says that changes of an earlier visit were restored, with a way to discard them. */
export const ResumedNote = observer(function ResumedNote({ store, draft }: ResumedNoteProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const { resumed } = store.keeper;
  if (!resumed || store.shared.state === 'shown') return null;
  const when = formatDateTime(resumed.at);
  return (
    <div role="status" className={styles.note}>
      <div className={styles.noteText}>
        {draft.isDirty && <p>{intl.formatMessage(phrases.kept, { when })}</p>}
        {resumed.lostFile && <p>{intl.formatMessage(messages.lostFile)}</p>}
      </div>
      {draft.isDirty && (
        <Button disabled={store.publishing} onClick={() => store.discard()}>
          {intl.formatMessage(messages.discard)}
        </Button>
      )}
      <IconButton
        icon={X}
        label={intl.formatMessage(messages.hideNote)}
        onClick={() => store.keeper.dismiss()}
      />
    </div>
  );
});
