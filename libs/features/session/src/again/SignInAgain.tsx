import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Inline, Stack, Text } from '@forecourt/ui/layout';
import { PasswordField } from '@forecourt/ui/password-field';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import type { Challenge } from '@forecourt/contract';
import { type FormEvent, type ReactNode, type RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { againMessages } from './messages.ts';
import { problemText } from '../problemText.ts';
import type { SessionStore } from '../SessionStore.ts';
import { fieldOf } from '../signInProblem.ts';
import { SignInStore } from '../SignInStore.ts';

export interface SignInAgainProps {
  session: Pick<SessionStore, 'held' | 'signInAgain' | 'giveUp'>;
  /** The second step, if required; `onRestart` leads back to the password. */
  factorStep: (challenge: Challenge, onRestart: () => void) => ReactNode;
}

/**
 * A dialog over the empty page after a session has ended: the same user signs in again and
 * continues. It cannot be closed, because the page cannot work without a session.
 */
export function SignInAgain({ session, factorStep }: SignInAgainProps) {
  const intl = useIntl();
  const password = useRef<HTMLInputElement>(null);
  return (
    <Modal
      bare
      open
      size="sm"
      title={intl.formatMessage(againMessages.title)}
      initialFocus={password}
    >
      <Form session={session} factorStep={factorStep} passwordRef={password} />
    </Modal>
  );
}

interface FormProps extends SignInAgainProps {
  passwordRef: RefObject<HTMLInputElement | null>;
}

const Form = observer(function Form({ session, factorStep, passwordRef }: FormProps) {
  const intl = useIntl();
  const [form] = useState(() => {
    const store = new SignInStore({ signIn: (_, password) => session.signInAgain(password) });
    store.setEmail(session.held?.username ?? '');
    return store;
  });
  const { problem, challenge } = form;
  const error = problem && problemText(problem, intl);
  const isAtPassword = problem !== undefined && fieldOf(problem) === 'password';
  useEffect(() => {
    if (isAtPassword) passwordRef.current?.focus();
  }, [problem, isAtPassword, passwordRef]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  if (challenge) return factorStep(challenge, () => form.restart());
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Stack gap="1">
          <Text as="h2" textStyle="title">
            <FormattedMessage {...againMessages.title} />
          </Text>
          <Text color="fg.muted">
            <FormattedMessage {...againMessages.lead} />
          </Text>
        </Stack>
        <TextField
          label={<FormattedMessage {...messages.email} />}
          name="username"
          type="email"
          autoComplete="username"
          readOnly
          value={form.email}
          onChange={() => undefined}
        />
        <PasswordField
          ref={passwordRef}
          label={<FormattedMessage {...messages.password} />}
          name="password"
          value={form.password}
          onChange={(event) => form.setPassword(event.target.value)}
          error={isAtPassword && error}
        />
        <Text role="alert" color="danger.fg" hidden={!problem || isAtPassword}>
          {!isAtPassword && error}
        </Text>
        <Inline gap="2" justifyContent="flex-end">
          <Button variant="ghost" onClick={() => session.giveUp()}>
            <FormattedMessage {...againMessages.leave} />
          </Button>
          <Button type="submit" variant="solid" loading={form.sending}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </Inline>
      </Stack>
    </form>
  );
});
