import { watchReturn } from '@forecourt/platform';
import { OfflineArt } from '@forecourt/ui/illustrations';
import { ErrorState } from '@forecourt/ui/states';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

interface UnreachableProps {
  /** @default loads the page once more */
  onRetry?: () => void;
}

const reload = (): void => window.location.reload();

/**
 * Shown instead of the app if even its settings could not be loaded. It tries again when the network
 * or the person comes back.
 */
export function Unreachable({ onRetry = reload }: UnreachableProps) {
  useEffect(() => watchReturn(onRetry), [onRetry]);
  return (
    <ErrorState
      page
      title={<FormattedMessage {...messages.unreachable} />}
      art={<OfflineArt />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.unreachableText} />
    </ErrorState>
  );
}
