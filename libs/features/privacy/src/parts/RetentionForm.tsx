import { Button } from '@forecourt/ui/button';
import { NativeSelect } from '@forecourt/ui/native-select';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '../failureText.ts';
import { messages, phrases } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';
import type { RetentionDraft } from '../RetentionDraft.ts';

/** The periods to choose from; another one set through the API stays in the list. */
const CHOICES = [3, 6, 12, 18, 24, 36, 60, 84, 120];

/** How long customers' data is kept, and what is erased after that. */
export const RetentionForm = observer(function RetentionForm({ draft }: { draft: RetentionDraft }) {
  const styles = useSlotRecipe(privacyRecipe);
  return (
    <section className={styles.group} aria-labelledby="privacy-retention">
      <h2 id="privacy-retention" className={styles.groupTitle}>
        <FormattedMessage {...messages.retention} />
      </h2>
      <p className={styles.lead}>
        <FormattedMessage {...messages.retentionLead} />
      </p>
      <Content draft={draft} />
    </section>
  );
});

const Content = observer(function Content({ draft }: { draft: RetentionDraft }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const { saved, months, isChanged, failure } = draft;
  if (!saved.value) {
    if (saved.state.status !== 'error') {
      return (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <FormSkeleton fields={1} />
        </div>
      );
    }
    const title = intl.formatMessage(messages.retentionFailed);
    return <ErrorState inline title={title} onRetry={() => void draft.load()} />;
  }
  const known = months === null || CHOICES.includes(months) ? CHOICES : [...CHOICES, months];
  const save = async (): Promise<void> => {
    if (await draft.save()) showToast({ title: intl.formatMessage(messages.saved) });
  };
  return (
    <>
      <div className={styles.field}>
        <NativeSelect
          label={<FormattedMessage {...messages.keep} />}
          value={String(months ?? '')}
          options={[
            { value: '', label: intl.formatMessage(messages.forever) },
            ...known.map((value) => ({
              value: String(value),
              label: intl.formatMessage(phrases.months, { months: value }),
            })),
          ]}
          onChange={({ target: { value } }) => draft.choose(value === '' ? null : Number(value))}
        />
      </div>
      <p role="status" className={styles.lead}>
        <Due draft={draft} />
      </p>
      <p role="alert" className={styles.alert} hidden={failure === undefined}>
        {failure !== undefined && failureText(failure, intl)}
      </p>
      <div className={styles.foot}>
        <Button
          variant="solid"
          disabled={!isChanged}
          loading={draft.saving}
          onClick={() => void save()}
        >
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </>
  );
});

const Due = observer(function Due({
  draft: { saved, due, months, isChanged },
}: {
  draft: RetentionDraft;
}) {
  if (months === null) return null;
  if (!isChanged) {
    return <FormattedMessage {...phrases.dueNow} values={{ count: saved.value?.due ?? 0 }} />;
  }
  if (due.state.status !== 'loaded') return null;
  return <FormattedMessage {...phrases.due} values={{ count: due.value ?? 0 }} />;
});
