import { Button } from '@forecourt/ui/button';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';
import type { RetentionDraft } from '../RetentionDraft.ts';
import { SettingCard } from './SettingCard.tsx';

/** The periods to choose from; another one set through the API stays in the list. */
const CHOICES = [3, 6, 12, 18, 24, 36, 60, 84, 120];

/** How long customers' data is kept, and what is erased after that. */
export const RetentionForm = observer(function RetentionForm({ draft }: { draft: RetentionDraft }) {
  return (
    <SettingCard
      title={<FormattedMessage {...messages.retention} />}
      lead={<FormattedMessage {...messages.retentionLead} />}
      saved={draft.saved}
      onRetry={() => void draft.load()}
      failure={draft.change.failure}
    >
      {() => <Content draft={draft} />}
    </SettingCard>
  );
});

const Content = observer(function Content({ draft }: { draft: RetentionDraft }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const { months, isChanged } = draft;
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
      <div className={styles.foot}>
        <Button
          variant="solid"
          disabled={!isChanged}
          loading={draft.change.saving}
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
