import { textMaxLength } from '@forecourt/contract';
import type { Account } from '@forecourt/contract';
import { awayText } from '@forecourt/platform/away-words';
import { Button } from '@forecourt/ui/button';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AwayForm, AwayProblem } from './AwayForm.ts';
import { awayMessages as messages } from './awayMessages.ts';
import { FormPart } from './FormPart.tsx';
import { messages as common } from './messages.ts';
import { profileRecipe } from './ProfileScreen.recipe.ts';

interface AwayPartProps {
  form: AwayForm;
  account: Account;
}

const ofDay: readonly (AwayProblem | undefined)[] = ['noDay', 'pastDay'];

/** Until when the user is away, who takes over, and a note to colleagues. */
export const AwayPart = observer(function AwayPart({ form, account }: AwayPartProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(profileRecipe);
  const day = useRef<HTMLInputElement>(null);
  const { problem, pending, done } = form.saving;
  const others = (form.colleagues.value ?? []).filter(({ id }) => id !== account.id);
  const kept = account.away?.substitute;
  // Somebody of another branch, or while the others load.
  const isKeptMissing = kept && !others.some(({ id }) => id === kept.id);
  const options = [
    { value: '', label: intl.formatMessage(messages.nobody) },
    ...(isKeptMissing ? [kept] : []).concat(others).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  ];
  useEffect(() => {
    if (ofDay.includes(problem)) day.current?.focus();
  }, [problem]);
  const said =
    problem &&
    intl.formatMessage(
      problem === 'offline' || problem === 'unexpected' ? common[problem] : messages[problem],
    );
  const isOfForm = problem === 'offline' || problem === 'unexpected';
  return (
    <FormPart
      id="profile-away"
      title={<FormattedMessage {...messages.title} />}
      lead={
        <>
          <p className={styles.quiet}>
            <FormattedMessage {...messages.lead} />
          </p>
          {account.away && <p className={styles.away}>{awayText(account.away, intl)}</p>}
        </>
      }
      problem={isOfForm && said}
      submit={<FormattedMessage {...messages.save} />}
      pending={pending}
      onSubmit={() => void form.save()}
      more={
        account.away && (
          <Button variant="ghost" disabled={pending} onClick={() => void form.end()}>
            <FormattedMessage {...messages.back} />
          </Button>
        )
      }
      done={done && <FormattedMessage {...(done === 'away' ? messages.saved : messages.isBack)} />}
    >
      <TextField
        ref={day}
        type="date"
        label={<FormattedMessage {...messages.until} />}
        hint={<FormattedMessage {...messages.untilHint} />}
        value={form.until}
        onChange={(event) => form.type('until', event.target.value)}
        error={ofDay.includes(problem) && said}
      />
      <NativeSelect
        label={intl.formatMessage(messages.substitute)}
        options={options}
        value={form.substitute}
        onChange={(event) => form.type('substitute', event.target.value)}
        error={problem === 'noColleague' && said}
      />
      <TextField
        label={<FormattedMessage {...messages.note} />}
        optional
        maxLength={textMaxLength}
        value={form.note}
        onChange={(event) => form.type('note', event.target.value)}
      />
    </FormPart>
  );
});
