import { contactMaxLength, type PhoneChannel } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { countryOfDialCode, emptyPhone, PhoneField } from '@forecourt/ui/phone-field';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { FoundRequest } from './FoundRequest.tsx';
import { IdentifierFields } from './IdentifierFields.tsx';
import { SendForm, type SendFormProps, useFieldErrors } from './SendForm.tsx';

/** Name and number of the customer who gets an SMS, or a message by WhatsApp. */
export const PhoneForm = observer(function PhoneForm({ store, send }: SendFormProps) {
  const intl = useIntl();
  const errors = useFieldErrors(store);
  const country = store.country?.code ?? countryOfDialCode(store.dialCode) ?? emptyPhone.country;
  const isWhatsapp = store.hasWhatsapp && store.phoneChannel === 'WHATSAPP';
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
      <PhoneField
        label={intl.formatMessage(messages.number)}
        required
        locale={intl.locale}
        value={{ country, number: store.number }}
        error={errors.phone}
        hint={store.isCountryOff && <CountryOff store={store} />}
        groups={
          store.smsCountries && {
            dialCodes: store.smsCountries,
            label: intl.formatMessage(messages.smsOn),
            othersLabel: intl.formatMessage(messages.smsOff),
          }
        }
        onValueChange={({ value, dialCode }) => {
          if (value.country !== country) store.chooseCountry(value.country, dialCode);
          if (value.number !== store.number) store.type('phone', value.number);
        }}
      />
      {store.hasWhatsapp && (
        <SegmentGroup<PhoneChannel>
          legend={intl.formatMessage(messages.sendBy)}
          value={store.phoneChannel}
          options={[
            { value: 'SMS', label: intl.formatMessage(messages.sms) },
            { value: 'WHATSAPP', label: intl.formatMessage(messages.whatsapp) },
          ]}
          onValueChange={({ value }) => store.choosePhoneChannel(value)}
        />
      )}
      <IdentifierFields store={store} />
      {store.found ? (
        <FoundRequest store={store} send={send} />
      ) : (
        <Button type="submit" variant="solid" loading={store.sending}>
          {intl.formatMessage(isWhatsapp ? messages.sendWhatsapp : messages.sendSms)}
        </Button>
      )}
    </SendForm>
  );
});

/** The country gets no SMS, and what to do instead. */
function CountryOff({ store }: Pick<SendFormProps, 'store'>) {
  const { settingsHref, ways } = store;
  return (
    <>
      <FormattedMessage
        {...(ways.includes('email') ? messages.countryOff : messages.countryOffOnly)}
      />{' '}
      {settingsHref && (
        <Link href={settingsHref}>
          <FormattedMessage {...messages.toSettings} />
        </Link>
      )}
    </>
  );
}
