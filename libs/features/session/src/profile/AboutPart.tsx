import type { Account } from '@forecourt/contract';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormPart } from './FormPart.tsx';
import { messages } from './messages.ts';
import type { ProfileStore } from './ProfileStore.ts';

interface AboutPartProps {
  store: ProfileStore;
  account: Account;
}

/** Name and phone number, and the email address, which is read-only. */
export const AboutPart = observer(function AboutPart({ store, account }: AboutPartProps) {
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const { problem, pending, done } = store.saving;
  useEffect(() => {
    if (problem === 'emptyName') name.current?.focus();
    if (problem === 'badPhone') phone.current?.focus();
  }, [problem]);
  const error = problem && <FormattedMessage {...messages[problem]} />;
  const isOfField = problem === 'emptyName' || problem === 'badPhone';
  return (
    <FormPart
      id="profile-about"
      title={<FormattedMessage {...messages.about} />}
      problem={!isOfField && error}
      submit={<FormattedMessage {...messages.save} />}
      pending={pending}
      onSubmit={() => void store.save()}
      done={done && <FormattedMessage {...messages.saved} />}
    >
      <TextField
        ref={name}
        label={<FormattedMessage {...messages.name} />}
        hint={<FormattedMessage {...messages.nameHint} />}
        autoComplete="name"
        maxLength={250}
        value={store.name}
        onChange={(event) => store.type('name', event.target.value)}
        error={problem === 'emptyName' && error}
      />
      <TextField
        label={<FormattedMessage {...messages.email} />}
        hint={<FormattedMessage {...messages.emailHint} />}
        type="email"
        readOnly
        value={account.email}
        onChange={() => undefined}
      />
      <TextField
        ref={phone}
        label={<FormattedMessage {...messages.phone} />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        value={store.phone}
        onChange={(event) => store.type('phone', event.target.value)}
        error={problem === 'badPhone' && error}
      />
    </FormPart>
  );
});
