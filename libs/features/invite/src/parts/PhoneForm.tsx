import { reportMinutes, type Invite } from '@forecourt/contract';
import { flowWords } from '@forecourt/platform/flow-words';
import { Button } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { countryOfDialCode, PhoneField } from '@forecourt/ui/phone-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inviteRecipe } from '../InviteScreen.recipe.ts';
import type { InviteStore } from '../InviteStore.ts';
import { messages, phrases } from '../messages.ts';
import { problemText } from '../problemText.ts';
import { useProblemToast } from '../useProblemToast.ts';

/** A problem with the number itself. */
const numberProblems = new Set<string | undefined>(['missing', 'invalid', 'country']);

interface PhoneFormProps {
  store: InviteStore;
  invite: Invite;
}

/** An explanation, a phone number, and Get started. */
export const PhoneForm = observer(function PhoneForm({ store, invite }: PhoneFormProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(inviteRecipe);
  const { customisation, agent_info: agent } = invite;
  const { flow, partner_name: partner, terms_url, privacy_url } = customisation;
  const own = customisation.invite_texts?.find(({ locale_code }) => locale_code === intl.locale);
  const title = own?.title ?? intl.formatMessage(flowWords[flow].inviteTitle);
  const minutes = reportMinutes(customisation.sections);
  const { problem } = store;
  const country = store.country?.code ?? countryOfDialCode(store.dialCode) ?? '';
  const isNumberWrong = numberProblems.has(problem?.kind);

  const text = problem && problemText(problem, partner, intl);
  const failure = isNumberWrong ? undefined : text;
  useProblemToast(failure);

  // Focus the number when it is invalid, and when the user comes back to change it.
  const field = useRef<HTMLInputElement>(null);
  const wasTyped = useRef(store.number !== '');
  useEffect(() => {
    if (wasTyped.current || isNumberWrong) field.current?.focus();
    wasTyped.current = false;
  }, [problem, isNumberWrong]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <>
      <title>{title}</title>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>
        {own?.text ?? intl.formatMessage(flowWords[flow].inviteText, { partner, minutes })}
      </p>
      {agent.public_name && (
        <p className={styles.small}>
          {intl.formatMessage(phrases.agent, { name: agent.public_name })}
        </p>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <PhoneField
          ref={field}
          label={intl.formatMessage(messages.phone)}
          hint={intl.formatMessage(messages.hint)}
          error={isNumberWrong && text}
          locale={intl.locale}
          groups={
            customisation.defaults.sms_countries && {
              dialCodes: customisation.defaults.sms_countries,
              label: intl.formatMessage(messages.smsOn),
              othersLabel: intl.formatMessage(messages.smsOff),
            }
          }
          value={{ country, number: store.number }}
          onValueChange={({ value, dialCode }) =>
            store.type(value.number, { code: value.country, dialCode })
          }
        />
        {/* The toast is read out. */}
        <p className={styles.alert} hidden={!failure}>
          {failure}
        </p>
        <p role="status" className={styles.small} hidden={!store.checking}>
          {store.checking && intl.formatMessage(messages.checking)}
        </p>
        <Button type="submit" variant="solid" size="lg" fullWidth loading={store.sending}>
          {intl.formatMessage(messages.submit)}
        </Button>
        <p className={styles.small}>
          <FormattedMessage
            {...phrases.agreement}
            values={{
              terms: (name) => <Document url={terms_url} name={name} />,
              privacy: (name) => <Document url={privacy_url} name={name} />,
            }}
          />
        </p>
      </form>
    </>
  );
});

/** A document that opens in a new tab, so that the form is kept. */
function Document({ url, name }: { url: string | null; name: ReactNode }) {
  return url ? (
    <Link href={url} target="_blank" rel="noopener">
      {name}
    </Link>
  ) : (
    name
  );
}
