import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import type { AccountForm } from './AccountForm.ts';
import type { AccountField } from './accountProblem.ts';
import { accountProblemText } from './accountProblemText.ts';
import { accountMessages } from './messages.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccountFocus } from './useAccountFocus.ts';

interface EntryFormProps {
  form: AccountForm;
  fields: readonly AccountField[];
  /** The account's email address, for password managers; absent if a field asks for it. */
  username?: string;
  /** @default Password */
  passwordLabel?: MessageDescriptor;
  /** Replaces the usual text when the link has ended since it was opened. */
  ended?: MessageDescriptor;
  /** Between the problem and the button. */
  help?: ReactNode;
  /** Text of the button. */
  submit: MessageDescriptor;
}

/** The form of a page before sign-in; the field that is wrong is focused. */
export const EntryForm = observer(function EntryForm(props: EntryFormProps) {
  const { form, fields, username, passwordLabel = accountMessages.password } = props;
  const { ended, help, submit } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(loginRecipe);
  const { problem } = form;
  const { refs, field: wrong } = useAccountFocus(problem);
  const error =
    ended && problem?.kind === 'gone'
      ? intl.formatMessage(ended)
      : problem && accountProblemText(problem, intl);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  const propsOf = (field: AccountField, label: MessageDescriptor = accountMessages[field]) =>
    ({
      ref: refs[field],
      label: <FormattedMessage {...label} />,
      size: 'lg',
      value: form[field],
      onChange: (event: { target: HTMLInputElement }) => form.type(field, event.target.value),
      error: wrong === field && error,
    }) as const;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {username !== undefined && (
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
      )}
      {fields.includes('name') && (
        <TextField {...propsOf('name')} name="name" autoComplete="name" maxLength={250} />
      )}
      {fields.includes('email') && (
        <TextField
          {...propsOf('email')}
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {fields.includes('password') && (
        <NewPasswordField {...propsOf('password', passwordLabel)} name="new-password" />
      )}
      <p role="alert" className={styles.alert} hidden={!error || wrong !== undefined}>
        {wrong === undefined && error}
      </p>
      {help}
      <Button type="submit" variant="solid" size="lg" fullWidth loading={form.sending}>
        <FormattedMessage {...submit} />
      </Button>
    </form>
  );
});
