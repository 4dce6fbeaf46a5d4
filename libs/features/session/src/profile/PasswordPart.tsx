import { PasswordField } from '@forecourt/ui/password-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { accountFieldOf } from '../account/accountProblem.ts';
import { accountProblemText } from '../account/accountProblemText.ts';
import { NewPasswordField } from '../account/NewPasswordField.tsx';
import { FormPart } from './FormPart.tsx';
import { messages } from './messages.ts';
import type { PasswordForm, PasswordProblem } from './PasswordForm.ts';
import { profileRecipe } from './ProfileScreen.recipe.ts';

interface PasswordPartProps {
  form: PasswordForm;
  /** The account's email address, for password managers. */
  email: string;
}

/** Fields for the current and the new password. */
export const PasswordPart = observer(function PasswordPart({ form, email }: PasswordPartProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(profileRecipe);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const { problem, pending, done } = form.saving;
  const field = problem && fieldOf(problem);
  useEffect(() => {
    if (field === 'current') current.current?.focus();
    if (field === 'next') next.current?.focus();
  }, [problem, field]);
  const error = problem && textOf(problem, intl);
  return (
    <FormPart
      id="profile-password"
      title={<FormattedMessage {...messages.password} />}
      lead={
        <p className={styles.quiet}>
          <FormattedMessage {...messages.passwordLead} />
        </p>
      }
      problem={!field && error}
      submit={<FormattedMessage {...messages.change} />}
      pending={pending}
      onSubmit={() => void form.submit()}
      done={done && <FormattedMessage {...messages.changed} />}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={current}
        label={<FormattedMessage {...messages.current} />}
        name="password"
        value={form.current}
        onChange={(event) => form.type('current', event.target.value)}
        error={field === 'current' && error}
      />
      <NewPasswordField
        ref={next}
        label={<FormattedMessage {...messages.next} />}
        name="new-password"
        value={form.next}
        onChange={(event) => form.type('next', event.target.value)}
        error={field === 'next' && error}
      />
    </FormPart>
  );
});

function fieldOf(problem: PasswordProblem): 'current' | 'next' | undefined {
  if (problem.kind === 'emptyCurrent' || problem.kind === 'wrongCurrent') return 'current';
  return accountFieldOf(problem) === 'password' ? 'next' : undefined;
}

function textOf(problem: PasswordProblem, intl: IntlShape): string {
  if (problem.kind === 'emptyCurrent' || problem.kind === 'wrongCurrent') {
    return intl.formatMessage(messages[problem.kind]);
  }
  return accountProblemText(problem, intl);
}
