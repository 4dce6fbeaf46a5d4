import type { AuditEntry } from '@forecourt/contract';
import { formatDateTime, formatMoney } from '@forecourt/platform';
import { saveFile } from '@forecourt/platform/csv';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Download from 'lucide-react/icons/download';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Note } from '../../shared/Note.tsx';
import { recordRecipe } from './OfferRecordDialog.recipe.ts';
import { recordCsv, recordJson } from './recordFile.ts';
import {
  recordActions,
  recordActors,
  recordMessages as messages,
  recordSentences,
} from './recordMessages.ts';
import type { OfferRecord, RecordStore } from './RecordStore.ts';

interface OfferRecordDialogProps {
  store: RecordStore;
  requestId: string;
}

/**
 * Opens the record of a car's offers and answers, which can be saved with the result of its check.
 */
export const OfferRecordDialog = observer(function OfferRecordDialog({
  store,
  requestId,
}: OfferRecordDialogProps) {
  const { value } = store;
  const save = (kind: 'csv' | 'json', record: OfferRecord): void => {
    const name = `offers-${requestId}.${kind}`;
    if (kind === 'csv') saveFile(name, recordCsv(record), 'text/csv');
    else saveFile(name, recordJson(record, requestId, new Date()), 'application/json');
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => store.open()}>
        <FormattedMessage {...messages.open} />
      </Button>
      <Modal
        open={store.isOpen}
        size="lg"
        title={<FormattedMessage {...messages.title} />}
        description={<FormattedMessage {...messages.text} />}
        onOpenChange={() => store.close()}
        footer={
          <>
            {(['csv', 'json'] as const).map((kind) => (
              <Button
                key={kind}
                icon={Download}
                disabled={!value}
                onClick={() => value && save(kind, value)}
              >
                <FormattedMessage {...messages[kind]} />
              </Button>
            ))}
            <Button variant="solid" onClick={() => store.close()}>
              <FormattedMessage {...messages.close} />
            </Button>
          </>
        }
      >
        <Entries store={store} />
      </Modal>
    </>
  );
});

const Entries = observer(function Entries({ store }: Pick<OfferRecordDialogProps, 'store'>) {
  const styles = useSlotRecipe(recordRecipe);
  const intl = useIntl();
  const { state, value } = store;
  if (state.status === 'error') {
    return (
      <ErrorState
        title={<FormattedMessage {...messages.failed} />}
        onRetry={() => void store.load()}
      >
        {referenceOf(state.error)}
      </ErrorState>
    );
  }
  if (!value) return <CardSkeleton lines={6} />;
  if (value.entries.length === 0) {
    return <EmptyState title={<FormattedMessage {...messages.empty} />} />;
  }
  return (
    <Stack gap="3">
      <Note tone={value.intact ? 'success' : 'danger'} role="status">
        <FormattedMessage {...(value.intact ? messages.intact : messages.broken)} />
      </Note>
      <ol className={styles.list} tabIndex={0} aria-label={intl.formatMessage(messages.title)}>
        {value.entries.map((entry) => (
          <Entry key={entry.seq} entry={entry} />
        ))}
      </ol>
    </Stack>
  );
});

function Entry({ entry }: { entry: AuditEntry }) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(recordRecipe);
  const { times, last_at: last } = entry;
  const { seq, action, actor, amount, currency_code: currency, inserted_at: at, hash } = entry;
  return (
    <li className={styles.row}>
      <span>{seq}</span>
      <span className={styles.action}>
        <FormattedMessage {...recordActions[action]} />
        {times > 1 && (
          <>
            {' '}
            <FormattedMessage
              {...recordSentences.times}
              values={{ times, until: formatDateTime(last) }}
            />
          </>
        )}
      </span>
      <span className={styles.amount}>
        {amount && currency ? formatMoney(amount, currency, locale) : null}
      </span>
      <bdi className={styles.actor}>
        {actor.name ?? <FormattedMessage {...recordActors[actor.kind]} />}
      </bdi>
      <span className={styles.at}>{formatDateTime(at)}</span>
      <code className={styles.hash} title={hash}>
        {hash.slice(0, 12)}
      </code>
    </li>
  );
}
