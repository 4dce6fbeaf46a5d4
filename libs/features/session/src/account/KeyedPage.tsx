import { hasCode } from '@forecourt/api-client';
import type { Resource } from '@forecourt/platform';
import { Link } from '@forecourt/ui/link';
import { Skeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { EntryDone } from './EntryDone.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { EntryNote } from './EntryNote.tsx';
import { accountMessages } from './messages.ts';

/** A state that ends the page: what is said, and the link to continue. */
interface Ending {
  title: MessageDescriptor;
  text: MessageDescriptor;
  href: string;
  label: MessageDescriptor;
  /** Another way on, below the button of an ended link. */
  other?: { href: string; label: MessageDescriptor };
}

interface KeyedPageProps<Account> {
  /** What the link in the address is for. */
  account: Resource<Account>;
  onRetry: () => void;
  /** For a used or expired link. */
  gone: Ending;
  /** Shown in place of the page once `isDone`. */
  done?: Ending;
  isDone?: boolean;
  /** The page, once the account is known. */
  children: (account: Account) => ReactNode;
  /** Below `done` and `gone`. */
  footer?: ReactNode;
}

/** A page opened by a link in an email, with its states: loading, expired link, failure. */
export const KeyedPage = observer(function KeyedPage<Account>(props: KeyedPageProps<Account>) {
  const { account, onRetry, gone, done, isDone = false, children, footer } = props;
  const intl = useIntl();
  const { form } = useSlotRecipe(loginRecipe);
  const { value, state } = account;
  if (done && isDone) return <EntryDone {...done} footer={footer} />;
  if (value) return children(value);
  if (state.status !== 'error') {
    return (
      <EntryFrame title={intl.formatMessage(accountMessages.openingLink)}>
        <div
          role="status"
          aria-label={intl.formatMessage(accountMessages.openingLink)}
          className={form}
        >
          <Skeleton width="80%" />
          <Skeleton height="42px" />
        </div>
      </EntryFrame>
    );
  }
  if (!hasCode(state.error, 'NOT_FOUND')) {
    return (
      <main>
        <ErrorState
          page
          title={<FormattedMessage {...accountMessages.linkFailed} />}
          onRetry={onRetry}
        />
      </main>
    );
  }
  return (
    <EntryNote
      title={intl.formatMessage(gone.title)}
      href={gone.href}
      label={<FormattedMessage {...gone.label} />}
      footer={
        <>
          {gone.other && (
            <p>
              <Link href={gone.other.href}>
                <FormattedMessage {...gone.other.label} />
              </Link>
            </p>
          )}
          {footer}
        </>
      }
    >
      <FormattedMessage {...gone.text} />
    </EntryNote>
  );
});
