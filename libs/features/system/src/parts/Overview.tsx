import type { SystemStatus } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import { sizeText } from '../sizeText.ts';
import { systemRecipe } from '../System.recipe.ts';

/** Versions, sizes and the last backup. */
export function Overview({ status }: { status: SystemStatus }) {
  const intl = useIntl();
  const styles = useSlotRecipe(systemRecipe);
  const { formatMessage, formatNumber } = intl;
  const { backup, database, sockets, storage, versions } = status;
  const facts = [
    {
      name: messages.version,
      value: versions.app,
      note: formatMessage(phrases.runtime, { version: versions.node }),
    },
    {
      name: messages.backup,
      value: backup ? formatDateTime(backup.made_at) : formatMessage(messages.noBackup),
      note: backup
        ? formatMessage(phrases.backupVersion, { version: backup.version })
        : formatMessage(messages.noBackupText),
    },
    {
      name: messages.database,
      value: sizeText(intl, database.bytes),
      note: formatMessage(phrases.databaseVersion, {
        version: versions.database,
        migration: versions.migration,
      }),
    },
    {
      name: messages.files,
      value: sizeText(intl, storage.bytes),
      note: formatMessage(phrases.fileCount, { count: storage.files }),
    },
    {
      name: messages.room,
      value: sizeText(intl, storage.free_bytes),
      note: formatMessage(messages.ofThisNode),
    },
    {
      name: messages.sockets,
      value: formatNumber(sockets),
      note: formatMessage(messages.ofThisNode),
    },
  ];
  return (
    <section className={styles.card} aria-label={formatMessage(messages.overview)}>
      <h2 className={styles.title}>{formatMessage(messages.overview)}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, note, value }) => (
          <div key={formatMessage(name)} className={styles.fact}>
            <dt className={styles.note}>{formatMessage(name)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
