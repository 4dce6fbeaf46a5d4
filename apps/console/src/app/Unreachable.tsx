import { OfflineArt } from '@forecourt/ui/illustrations';
import { ErrorState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

/** Shown instead of the app if even its settings could not be loaded. */
export function Unreachable() {
  return (
    <ErrorState
      page
      title={<FormattedMessage {...messages.unreachable} />}
      art={<OfflineArt />}
      onRetry={() => window.location.reload()}
    />
  );
}
