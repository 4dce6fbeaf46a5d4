import type { SettingsVersion } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog, Modal } from '@forecourt/ui/dialog';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { differences } from '../draft/fields.ts';
import { EditList } from '../parts/EditList.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import type { Preview } from '../theme/Previews.tsx';
import { Differences, Kept } from './Differences.tsx';
import { differencesRecipe } from './Differences.recipe.ts';
import { failureMessages, messages, phrases } from './messages.ts';
import { VersionLook } from './VersionLook.tsx';

export interface VersionsProps {
  store: SettingsStore;
  draft: Draft;
  /** Pages to show as they looked. */
  previews: readonly Preview[];
  /** Protocol and host of links to customers. */
  origin: string;
}

interface VersionDialogProps extends VersionsProps {
  version: SettingsVersion;
}

/** A version as it looked, compared with now, or about to be restored. */
export const VersionDialog = observer(function VersionDialog(props: VersionDialogProps) {
  const { store, draft, version, previews, origin } = props;
  const { versions } = store;
  const intl = useIntl();
  const { use, view } = versions;
  const when = formatDateTime(version.inserted_at);
  const then = view.value;
  if (use === 'restore') return <RestoreDialog {...props} when={when} />;
  const isLook = use === 'look';
  return (
    <Modal
      size={isLook ? 'lg' : 'md'}
      plain
      title={intl.formatMessage(isLook ? phrases.lookTitle : phrases.compareTitle, { when })}
      description={isLook ? undefined : intl.formatMessage(messages.compareText)}
      onOpenChange={() => versions.close()}
      footer={
        <>
          <Button onClick={() => versions.close()}>{intl.formatMessage(messages.close)}</Button>
          {version.version !== draft.saved.version && (
            <Button variant="solid" onClick={() => versions.show(version, 'restore')}>
              {intl.formatMessage(messages.restore)}
            </Button>
          )}
        </>
      }
    >
      <Loaded {...props}>
        {then &&
          (isLook ? (
            <VersionLook settings={then.settings} previews={previews} origin={origin} />
          ) : (
            <Differences before={then.settings} after={draft.saved} kept={then.kept} />
          ))}
      </Loaded>
    </Modal>
  );
});

const RestoreDialog = observer(function RestoreDialog(
  props: VersionDialogProps & { when: string },
) {
  const { store, draft, version, when } = props;
  const { versions } = store;
  const intl = useIntl();
  const styles = useSlotRecipe(differencesRecipe);
  const then = versions.view.value;
  const keys = then ? differences(draft.saved, then.settings) : [];
  const restore = async (): Promise<void> => {
    if (await versions.restore()) {
      showToast({ tone: 'success', title: intl.formatMessage(messages.restored) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(phrases.restoreTitle, { when })}
      confirmLabel={intl.formatMessage(messages.restore)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      plain
      loading={versions.restoring}
      disabled={keys.length === 0 || version.version === draft.saved.version}
      onConfirm={() => void restore()}
      onOpenChange={() => versions.close()}
    >
      <div className={styles.root}>
        {versions.failure && (
          <Alert status="error">{intl.formatMessage(failureMessages[versions.failure])}</Alert>
        )}
        <Loaded {...props}>
          {then && (
            <>
              {keys.length === 0 ? (
                <p>{intl.formatMessage(messages.same)}</p>
              ) : (
                <>
                  <p>{intl.formatMessage(messages.restoreText)}</p>
                  <EditList before={draft.saved} after={then.settings} keys={keys} />
                </>
              )}
              <Kept settings={then.kept} />
              {draft.isDirty && (
                <p>{intl.formatMessage(phrases.draftStays, { count: draft.edits.size })}</p>
              )}
            </>
          )}
        </Loaded>
      </div>
    </ConfirmDialog>
  );
});

const Loaded = observer(function Loaded(props: VersionDialogProps & { children: ReactNode }) {
  const { store, children } = props;
  const { versions } = store;
  const intl = useIntl();
  if (versions.view.value) return children;
  if (versions.view.state.status === 'error') {
    const title = intl.formatMessage(messages.viewFailed);
    return (
      <ErrorState inline title={title} onRetry={() => void versions.load()}>
        {referenceOf(versions.view.state.error)}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-label={intl.formatMessage(messages.loading)}>
      <FormSkeleton fields={3} />
    </div>
  );
});
