import { OfflineArt } from '@forecourt/ui/illustrations';
import { ErrorState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

/** In place of the app when not even its settings could be loaded. */
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
