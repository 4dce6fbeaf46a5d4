import { roles } from '@forecourt/contract';
import { roleNames } from '@forecourt/platform/role-words';
import { Button } from '@forecourt/ui/button';
import { PhoneField } from '@forecourt/ui/phone-field';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InviteField, InviteForm } from '../InviteForm.ts';
import { messages, phrases, roleHints } from '../messages.ts';
import { failureText, fieldText } from '../problemText.ts';
import { usersRecipe } from '../UsersScreen.recipe.ts';

/** The form for a new member: name, email, phone number, role (spec §2, Users side panel). */
export const InviteFields = observer(function InviteFields({ form }: { form: InviteForm }) {
  const intl = useIntl();
  const styles = useSlotRecipe(usersRecipe);
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const { problems } = form;

  // Focus the first invalid field; after a success, the first field for the next person.
  useEffect(() => {
    const fields = { name, email, phone };
    const wrong = (Object.keys(fields) as InviteField[]).find((field) => form.problems[field]);
    if (wrong) fields[wrong].current?.focus();
    else if (form.sentTo !== null) name.current?.focus();
  }, [form, form.sending, form.sentTo]);

  const error = (field: InviteField) => {
    const problem = problems[field];
    return problem && fieldText(field, problem, intl);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={name}
        data-autofocus
        label={<FormattedMessage {...messages.name} />}
        autoComplete="off"
        required
        value={form.name}
        onChange={(event) => form.setName(event.target.value)}
        error={error('name')}
      />
      <TextField
        ref={email}
        label={<FormattedMessage {...messages.email} />}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={form.email}
        onChange={(event) => form.setEmail(event.target.value)}
        error={error('email')}
      />
      <PhoneField
        ref={phone}
        label={<FormattedMessage {...messages.phone} />}
        optional
        locale={intl.locale}
        value={form.phone}
        onValueChange={({ value, dialCode }) => form.setPhone(value, dialCode)}
        error={error('phone')}
      />
      <NativeSelect
        label={<FormattedMessage {...messages.role} />}
        hint={<FormattedMessage {...roleHints[form.role]} />}
        options={[...roles].reverse().map((value) => ({
          value,
          label: intl.formatMessage(roleNames[value]),
        }))}
        value={form.role}
        onChange={(event) => form.setRole(event.target.value)}
      />
      <p role="alert" className={styles.alert} hidden={form.failure === undefined}>
        {form.failure !== undefined && failureText(form.failure, intl)}
      </p>
      <Button type="submit" variant="solid" loading={form.sending}>
        <FormattedMessage {...messages.send} />
      </Button>
      <p role="status" className={styles.sent}>
        {form.sentTo !== null && (
          <FormattedMessage {...phrases.sent} values={{ email: form.sentTo }} />
        )}
      </p>
    </form>
  );
});
