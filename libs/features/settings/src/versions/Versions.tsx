import type { SettingsVersion } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changesRecipe } from '../changes/Changes.recipe.ts';
import { changeAreas } from '../changes/messages.ts';
import { messages, phrases } from './messages.ts';
import { VersionDialog, type VersionsProps } from './VersionDialog.tsx';
import type { VersionUse } from './VersionsStore.ts';

/** The published versions, below the settings: to look at, compare and restore. Loaded on demand. */
export const Versions = observer(function Versions(props: VersionsProps) {
  const { versions } = props.store;
  const styles = useSlotRecipe(changesRecipe);
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = (): void => {
    if (!open) void versions.open();
    setOpen(!open);
  };
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <FormattedMessage {...messages.title} />
        </h2>
        <Button size="sm" aria-expanded={open} aria-describedby={id} onClick={toggle}>
          <FormattedMessage {...(open ? messages.hide : messages.show)} />
        </Button>
      </div>
      {open && <VersionList {...props} />}
      {versions.shown && <VersionDialog {...props} version={versions.shown} />}
    </section>
  );
});

const VersionList = observer(function VersionList({ store, draft }: VersionsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(changesRecipe);
  const { list } = store.versions;
  const { items, infinite } = list;
  if (items.length === 0) {
    if (infinite === 'error') {
      const title = intl.formatMessage(messages.failed);
      return <ErrorState inline title={title} onRetry={() => void list.retry()} />;
    }
    if (infinite === 'complete') return <EmptyState title={intl.formatMessage(messages.empty)} />;
    return <Waiting />;
  }
  return (
    <>
      <ol className={styles.list}>
        {items.map((version) => (
          <Version
            key={version.version}
            version={version}
            isCurrent={version.version === draft.saved.version}
            onUse={(use) => store.versions.show(version, use)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        {infinite === 'error' && <ErrorState inline onRetry={() => void list.retry()} />}
        {(infinite === 'ready' || infinite === 'loading') && (
          <Button loading={infinite === 'loading'} onClick={() => void list.loadMore()}>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
      </div>
    </>
  );
});

function Waiting() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage(messages.title)}>
      {[0, 1, 2].map((row) => (
        <RowSkeleton key={row} />
      ))}
    </div>
  );
}

interface VersionProps {
  version: SettingsVersion;
  /** It is in force. */
  isCurrent: boolean;
  onUse: (use: VersionUse) => void;
}

function Version({ version, isCurrent, onUse }: VersionProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(changesRecipe);
  const { actor, areas, restored_from: origin, inserted_at } = version;
  const name = actor?.name ?? intl.formatMessage(messages.began);
  const uses: readonly VersionUse[] = isCurrent ? ['look'] : ['look', 'compare', 'restore'];
  return (
    <li className={styles.change}>
      <Avatar name={name} />
      <div className={styles.words}>
        <span className={styles.who}>
          {name}
          {isCurrent && <Badge tone="success">{intl.formatMessage(messages.current)}</Badge>}
          {areas.map((area) => (
            <Badge key={area}>{intl.formatMessage(changeAreas[area])}</Badge>
          ))}
          <span className={styles.when}>
            <DateTime value={inserted_at} />
          </span>
        </span>
        {origin && (
          <span className={styles.value}>
            {intl.formatMessage(phrases.restoredFrom, { when: formatDateTime(origin.inserted_at) })}
          </span>
        )}
        <div className={styles.actions}>
          {uses.map((use) => {
            const action = intl.formatMessage(messages[use]);
            return (
              <Button
                key={use}
                size="sm"
                aria-label={intl.formatMessage(phrases.useOf, {
                  action,
                  when: formatDateTime(inserted_at),
                })}
                onClick={() => onUse(use)}
              >
                {action}
              </Button>
            );
          })}
        </div>
      </div>
    </li>
  );
}
