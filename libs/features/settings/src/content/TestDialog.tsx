import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { countryOfDialCode, emptyPhone, PhoneField } from '@forecourt/ui/phone-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsRecipe } from '../Settings.recipe.ts';
import { messages } from './testMessages.ts';
import type { TestStore } from './TestStore.ts';

interface TestDialogProps {
  tests: TestStore;
  open: boolean;
  /** Why no test was sent; empty if none failed. */
  failure: string;
  onSend: () => void;
  onClose: () => void;
}

/** Asks for the number that a test goes to by SMS. It stays after a failure, and for the next test. */
export const TestDialog = observer(function TestDialog(props: TestDialogProps) {
  const { tests, open, failure, onSend, onClose } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const formId = useId();
  const { number, country, dialCode } = tests;
  const isOfNumber = tests.failure === 'number' || tests.failure === 'country';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <Modal
      open={open}
      size="sm"
      title={intl.formatMessage(messages.smsTitle)}
      description={intl.formatMessage(messages.smsText)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="solid" type="submit" form={formId} loading={tests.sending}>
            <FormattedMessage {...messages.send} />
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {failure && !isOfNumber && <Alert status="error">{failure}</Alert>}
        <PhoneField
          label={intl.formatMessage(messages.number)}
          required
          autoFocus
          locale={intl.locale}
          value={{
            country: country?.code ?? countryOfDialCode(dialCode) ?? emptyPhone.country,
            number,
          }}
          error={isOfNumber ? failure : undefined}
          onValueChange={({ value, dialCode: code }) => tests.setPhone(value, code)}
        />
      </form>
    </Modal>
  );
});
