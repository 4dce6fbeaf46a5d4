import type { SettingsVersion } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { changeAreas } from '../changes/messages.ts';
import { History } from '../history/History.tsx';
import { historyRecipe } from '../history/History.recipe.ts';
import { messages, phrases } from './messages.ts';
import { VersionDialog, type VersionsProps } from './VersionDialog.tsx';
import type { VersionUse } from './VersionsStore.ts';

/** The published versions, below the settings: to look at, compare and restore. Loaded on demand. */
export const Versions = observer(function Versions(props: VersionsProps) {
  const { versions } = props.store;
  const current = props.draft.saved.version;
  return (
    <>
      <History store={versions} words={messages}>
        {(version) => (
          <Version
            key={version.version}
            version={version}
            isCurrent={version.version === current}
            onUse={(use) => versions.show(version, use)}
          />
        )}
      </History>
      {versions.shown && <VersionDialog {...props} version={versions.shown} />}
    </>
  );
});

interface VersionProps {
  version: SettingsVersion;
  /** It is in force. */
  isCurrent: boolean;
  onUse: (use: VersionUse) => void;
}

function Version({ version, isCurrent, onUse }: VersionProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(historyRecipe);
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
