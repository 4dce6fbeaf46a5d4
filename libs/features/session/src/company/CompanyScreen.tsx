import { Button } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { accountMessages } from '../account/messages.ts';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import type { CompanyStore } from './CompanyStore.ts';
import { messages } from './messages.ts';

export interface CompanyScreenProps {
  store: CompanyStore;
  loginHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /login/company: asks for the work email and leads to the company's sign-in; and the way back. */
export const CompanyScreen = observer(function CompanyScreen(props: CompanyScreenProps) {
  const { store, loginHref, footer } = props;
  const { back, failure, returning } = store;
  const isAgain = back !== null;
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returning && failure) heading.current?.focus();
  }, [returning, failure]);
  return (
    <EntryFrame
      titleRef={heading}
      title={intl.formatMessage(titleOf(store))}
      lead={!returning && <FormattedMessage {...messages.lead} />}
      footer={
        <>
          {!isAgain && (
            <p>
              <Link href={loginHref}>
                <FormattedMessage {...accountMessages.backToLogIn} />
              </Link>
            </p>
          )}
          {footer}
        </>
      }
    >
      {returning ? (
        failure && <Failed store={store} />
      ) : (
        <EntryForm
          form={store}
          fields={['email']}
          submit={messages.submit}
          help={failure && <Why store={store} />}
        />
      )}
    </EntryFrame>
  );
});

function titleOf({ back, failure, returning }: CompanyStore) {
  if (!returning) return messages.title;
  if (back !== null) return failure ? messages.notConfirmed : messages.confirming;
  return failure ? messages.failed : messages.returning;
}

const Why = observer(function Why({ store }: Pick<CompanyScreenProps, 'store'>) {
  const styles = useSlotRecipe(loginRecipe);
  return (
    <p role="alert" className={styles.alert}>
      {store.failure && <FormattedMessage {...messages[store.failure]} />}
    </p>
  );
});

function Failed({ store }: Pick<CompanyScreenProps, 'store'>) {
  const styles = useSlotRecipe(loginRecipe);
  return (
    <div className={styles.form}>
      <Why store={store} />
      <Button variant="solid" size="lg" fullWidth onClick={() => store.startAgain()}>
        <FormattedMessage {...(store.back === null ? messages.again : messages.back)} />
      </Button>
    </div>
  );
}
