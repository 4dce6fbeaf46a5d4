import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { loginRecipe } from '../LoginScreen.recipe.ts';

interface EntryFormProps {
  /** The account's email address, for password managers; absent if a field asks for it. */
  username?: string;
  /** The fields. */
  children: ReactNode;
  /** A problem that concerns no single field; read out. */
  alert?: ReactNode;
  /** Between the problem and the button. */
  help?: ReactNode;
  /** Text of the button. */
  submit: MessageDescriptor;
  sending: boolean;
  onSubmit: () => void;
}

/** The form of a page before sign-in. */
export function EntryForm(props: EntryFormProps) {
  const { username, children, alert, help, submit, sending, onSubmit } = props;
  const styles = useSlotStyles(loginRecipe);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
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
      {children}
      <p role="alert" className={styles.alert} hidden={!alert}>
        {alert}
      </p>
      {help}
      <Button type="submit" variant="solid" size="lg" fullWidth loading={sending}>
        <FormattedMessage {...submit} />
      </Button>
    </form>
  );
}
