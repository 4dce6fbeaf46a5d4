import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Share2 from 'lucide-react/icons/share-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { messages, phrases } from '../messages.ts';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages as sharing } from '../shared-draft/messages.ts';
import { ShareDialog } from '../shared-draft/ShareDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

interface PublishBarProps {
  store: SettingsStore;
  draft: Draft;
  /** The address of a shared draft. */
  linkOf: (id: string) => string;
}

/**
 * Shown at the bottom while there are changes: their number, undo, and publishing with
 * confirmation.
 */
export const PublishBar = observer(function PublishBar(props: PublishBarProps) {
  const { store, draft, linkOf } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const [asking, setAsking] = useState<'publish' | 'discard' | 'share' | null>(null);
  const count = draft.edits.size;
  const close = (): void => setAsking(null);
  const share = async (): Promise<void> => {
    setAsking('share');
    if (!(await store.share())) close();
  };
  if (count === 0 && !draft.canUndo) return null;
  return (
    <section className={styles.bar} aria-label={intl.formatMessage(messages.publish)}>
      <div
        className={styles.barNote}
        role={store.failure ? 'alert' : 'status'}
        data-tone={store.failure ? 'danger' : undefined}
      >
        {store.failure
          ? intl.formatMessage(messages[store.failure])
          : intl.formatMessage(phrases.changes, { count })}
      </div>
      <div className={styles.barActions}>
        <IconButton
          icon={Undo2}
          variant="outline"
          label={intl.formatMessage(messages.undo)}
          disabled={!draft.canUndo || store.publishing}
          onClick={() => draft.undo()}
        />
        <IconButton
          icon={Share2}
          variant="outline"
          label={intl.formatMessage(sharing.share)}
          disabled={count === 0 || store.publishing}
          onClick={() => void share()}
        />
        <Button disabled={count === 0 || store.publishing} onClick={() => setAsking('discard')}>
          {intl.formatMessage(messages.discard)}
        </Button>
        <Button
          variant="solid"
          disabled={count === 0}
          loading={store.publishing}
          onClick={() => setAsking('publish')}
        >
          {intl.formatMessage(messages.publish)}
        </Button>
      </div>
      {asking === 'share' && <ShareDialog store={store} linkOf={linkOf} onClose={close} />}
      {asking === 'publish' && <PublishDialog store={store} draft={draft} onClose={close} />}
      <ConfirmDialog
        open={asking === 'discard'}
        danger
        title={intl.formatMessage(messages.discardTitle)}
        confirmLabel={intl.formatMessage(messages.discard)}
        cancelLabel={intl.formatMessage(messages.keepEditing)}
        onConfirm={() => {
          store.discard();
          close();
        }}
        onOpenChange={close}
      >
        {intl.formatMessage(messages.discardText)}
      </ConfirmDialog>
    </section>
  );
});
