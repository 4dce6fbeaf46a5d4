import { Button } from '@forecourt/ui/button';
import { Inline, Stack, Text } from '@forecourt/ui/layout';
import { PasswordField } from '@forecourt/ui/password-field';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { factorProblemText } from './factorProblem.ts';
import type { FactorStepStore } from './FactorStepStore.ts';
import { messages } from './messages.ts';

export interface FactorStepProps {
  store: FactorStepStore;
  /** Next to the button, such as the way back. */
  actions?: ReactNode;
  /** On a page the button is as wide as the field; in a dialog it is at the end. */
  isPage?: boolean;
}

/** Passkey button, and one field for a code, a recovery code or the password. */
export const FactorStep = observer(function FactorStep({
  store,
  actions,
  isPage,
}: FactorStepProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { method, others, problem, sending } = store;
  const text = problem && factorProblemText(problem, intl);
  const atField = problem && ['empty', 'refused', 'wrongPassword'].includes(problem.kind);
  // Focus the field at the start and when it is invalid.
  useEffect(() => field.current?.focus(), [method, problem]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  const control = {
    ref: field,
    value: store.value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => store.setValue(event.target.value),
    error: atField && text,
  };
  const otherWays = others.map((one) =>
    one === 'APP' || one === 'RECOVERY_CODE' ? (
      <Button key={one} variant="ghost" size="sm" onClick={() => store.choose(one)}>
        <FormattedMessage {...messages[`choose${one}`]} />
      </Button>
    ) : null,
  );
  const submitButton = (
    <Button
      type="submit"
      variant={store.hasPasskey ? 'outline' : 'solid'}
      size={isPage ? 'lg' : 'md'}
      fullWidth={isPage}
      loading={sending === 'field'}
    >
      <FormattedMessage {...messages.submit} />
    </Button>
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        {store.hasPasskey && (
          <>
            <Button
              variant="solid"
              size="lg"
              fullWidth
              loading={sending === 'passkey'}
              onClick={() => void store.usePasskey()}
            >
              <FormattedMessage {...messages.usePasskey} />
            </Button>
            <Text color="fg.muted" style={{ textAlign: 'center' }}>
              <FormattedMessage {...messages.or} />
            </Text>
          </>
        )}
        {method === 'PASSWORD' ? (
          <PasswordField label={<FormattedMessage {...messages.PASSWORD} />} {...control} />
        ) : (
          <TextField
            key={method}
            label={<FormattedMessage {...messages[method]} />}
            name="code"
            maxLength={32}
            autoComplete={method === 'APP' ? 'one-time-code' : 'off'}
            inputMode={method === 'APP' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            spellCheck={false}
            {...control}
          />
        )}
        <Text role="alert" color="danger.fg" hidden={!problem || atField}>
          {!atField && text}
        </Text>
        {isPage ? (
          <>
            {submitButton}
            <Inline gap="2" justifyContent="center">
              {otherWays}
              {actions}
            </Inline>
          </>
        ) : (
          <>
            {otherWays}
            <Inline gap="2" justifyContent="flex-end">
              {actions}
              {submitButton}
            </Inline>
          </>
        )}
      </Stack>
    </form>
  );
});
