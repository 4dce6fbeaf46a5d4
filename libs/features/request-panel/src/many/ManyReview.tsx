import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ManyField } from './columns.ts';
import { manyRecipe } from './Many.recipe.ts';
import { ManyTable } from './ManyTable.tsx';
import {
  fieldNames,
  manyMessages as messages,
  manySentences as sentences,
  problemMessages,
} from './messages.ts';
import type { SendManyStore } from './SendManyStore.ts';

/** The second step: what each column is, and what is to become of each row. */
export const ManyReview = observer(function ManyReview({ store }: { store: SendManyStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(manyRecipe);
  const { counts, planned, problem, channels, checked } = store;
  const options = [
    { value: '', label: intl.formatMessage(messages.nothing) },
    ...store.fields.map((value) => ({ value, label: intl.formatMessage(fieldNames[value]) })),
  ];
  const hasBoth = ['phone', 'email'].every((one) =>
    store.columns.some(({ field }) => field === one),
  );
  return (
    <>
      <div
        role="group"
        aria-label={intl.formatMessage(messages.columns)}
        className={styles.columns}
      >
        {store.columns.map(({ header, field }, index) => (
          <NativeSelect
            key={`${index} ${header}`}
            label={header || `${index + 1}`}
            options={options}
            value={field ?? ''}
            onChange={(event) =>
              void store.match(index, (event.target.value || null) as ManyField | null)
            }
          />
        ))}
        {channels.length > 1 && hasBoth && (
          <NativeSelect
            label={intl.formatMessage(messages.preferred)}
            options={[
              { value: 'SMS' as const, label: intl.formatMessage(messages.sms) },
              { value: 'EMAIL' as const, label: intl.formatMessage(messages.email) },
            ]}
            value={store.preferred}
            onChange={(event) => void store.prefer(event.target.value)}
          />
        )}
      </div>
      {checked && (
        <div role="status">
          <p className={styles.counts}>
            {intl.formatMessage(sentences.ready, { count: counts.send, total: planned.length })}
          </p>
          {counts.limit > 0 && <p className={styles.more}>{leftOf(store, intl)}</p>}
        </div>
      )}
      {problem && (
        <Alert
          status="error"
          action={
            !checked && (
              <Button onClick={() => void store.check()}>
                {intl.formatMessage(messages.tryAgain)}
              </Button>
            )
          }
        >
          {intl.formatMessage(problemMessages[problem])}
        </Alert>
      )}
      <ManyTable store={store} />
      {checked && counts.send === 0 && (
        <p className={styles.more}>{intl.formatMessage(messages.nothingToSend)}</p>
      )}
    </>
  );
});

/** What is left of the day, of the channels that the rows use. */
function leftOf({ checked, planned }: SendManyStore, intl: ReturnType<typeof useIntl>): string {
  const sms = checked?.quotas.SMS.left ?? 0;
  const email = checked?.quotas.EMAIL.left ?? 0;
  const used = new Set(planned.map(({ channel }) => channel));
  if (used.size > 1) return intl.formatMessage(sentences.left, { sms, email });
  return used.has('SMS')
    ? intl.formatMessage(sentences.leftSms, { count: sms })
    : intl.formatMessage(sentences.leftEmail, { count: email });
}
