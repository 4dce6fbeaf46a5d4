import { hasCode } from '@forecourt/api-client';
import type { Resource } from '@forecourt/platform';
import { Skeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { EntryNote } from './EntryNote.tsx';
import { accountMessages } from './messages.ts';

interface KeyedPageProps<Account> {
  /** What the link in the address is for. */
  account: Resource<Account>;
  onRetry: () => void;
  /** Text for a used or expired link. */
  gone: { title: MessageDescriptor; text: MessageDescriptor };
  /** Link to continue from there. */
  wayOn: { href: string; label: MessageDescriptor };
  /** The page, once the account is known. */
  children: (account: Account) => ReactNode;
}

/** A page opened by a link in an email, with its states: loading, expired link, failure. */
export const KeyedPage = observer(function KeyedPage<Account>(props: KeyedPageProps<Account>) {
  const { account, onRetry, gone, wayOn, children } = props;
  const intl = useIntl();
  const { form } = useSlotStyles(loginRecipe);
  const { value, state } = account;
  if (value) return children(value);
  if (state.status !== 'error') {
    return (
      <EntryFrame title={<FormattedMessage {...accountMessages.openingLink} />}>
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
      title={<FormattedMessage {...gone.title} />}
      href={wayOn.href}
      label={<FormattedMessage {...wayOn.label} />}
    >
      <FormattedMessage {...gone.text} />
    </EntryNote>
  );
});
