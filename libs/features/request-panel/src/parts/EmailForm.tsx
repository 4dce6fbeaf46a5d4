import { contactMaxLength } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { FoundRequest } from './FoundRequest.tsx';
import { IdentifierFields } from './IdentifierFields.tsx';
import { SendForm, type SendFormProps, useFieldErrors } from './SendForm.tsx';

/** Name and address of the customer who gets an email. */
export const EmailForm = observer(function EmailForm({ store, send }: SendFormProps) {
  const intl = useIntl();
  const errors = useFieldErrors(store);
  return (
    <SendForm onSend={send.first}>
      <TextField
        label={intl.formatMessage(messages.name)}
        required
        autoFocus
        // The panel takes the focus once more, when it has come in.
        data-autofocus
        autoComplete="off"
        maxLength={contactMaxLength}
        value={store.name}
        error={errors.name}
        onChange={(event) => store.type('name', event.target.value)}
      />
      <TextField
        // Our own validation replaces the browser's bubble, which would cover the form.
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        label={intl.formatMessage(messages.address)}
        required
        autoComplete="off"
        maxLength={contactMaxLength}
        value={store.email}
        error={errors.email}
        onChange={(event) => store.type('email', event.target.value)}
      />
      <IdentifierFields store={store} />
      {store.found ? (
        <FoundRequest store={store} send={send} />
      ) : (
        <Button type="submit" variant="solid" loading={store.sending}>
          {intl.formatMessage(messages.sendEmail)}
        </Button>
      )}
    </SendForm>
  );
});
