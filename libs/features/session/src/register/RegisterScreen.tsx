import { Link } from '@forecourt/ui/link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { messages } from './messages.ts';
import type { RegisterStore } from './RegisterStore.ts';

export interface RegisterScreenProps {
  store: RegisterStore;
  loginHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /register: name, email and a password. */
export function RegisterScreen({ store, loginHref, footer }: RegisterScreenProps) {
  const intl = useIntl();
  return (
    <EntryFrame
      title={intl.formatMessage(messages.title)}
      lead={<FormattedMessage {...messages.lead} />}
      footer={
        <>
          <p>
            <FormattedMessage {...messages.known} />{' '}
            <Link href={loginHref}>
              <FormattedMessage {...messages.logIn} />
            </Link>
          </p>
          {footer}
        </>
      }
    >
      <EntryForm form={store} fields={['name', 'email', 'password']} submit={messages.submit} />
    </EntryFrame>
  );
}
