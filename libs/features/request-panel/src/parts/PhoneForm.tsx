import { contactMaxLength } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { countryOfDialCode, emptyPhone, PhoneField } from '@forecourt/ui/phone-field';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { SendForm, type SendFormProps, useFieldErrors } from './SendForm.tsx';

/** Name and number of the customer who gets an SMS. */
export const PhoneForm = observer(function PhoneForm({ store, onSend }: SendFormProps) {
  const intl = useIntl();
  const errors = useFieldErrors(store);
  const country = store.country?.code ?? countryOfDialCode(store.dialCode) ?? emptyPhone.country;
  return (
    <SendForm onSend={onSend}>
      <TextField
        label={intl.formatMessage(messages.name)}
        required
        autoFocus
        autoComplete="off"
        maxLength={contactMaxLength}
        value={store.name}
        error={errors.name}
        onChange={(event) => store.type('name', event.target.value)}
      />
      <PhoneField
        label={intl.formatMessage(messages.number)}
        required
        locale={intl.locale}
        value={{ country, number: store.number }}
        error={errors.phone}
        onValueChange={({ value, dialCode }) => {
          if (value.country !== country) store.chooseCountry(value.country, dialCode);
          if (value.number !== store.number) store.type('phone', value.number);
        }}
      />
      <Button type="submit" variant="solid" loading={store.sending}>
        {intl.formatMessage(messages.sendSms)}
      </Button>
    </SendForm>
  );
});
