import { IntlTexts } from '@forecourt/platform/i18n';
import { OfflineArt } from '@forecourt/ui/illustrations';
import { ErrorState } from '@forecourt/ui/states';
import { UiProvider } from '@forecourt/ui/theme';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

/** In place of the app when not even its settings could be loaded. */
export function Unreachable() {
  return (
    <IntlTexts>
      <UiProvider>
        <ErrorState
          title={<FormattedMessage {...messages.unreachable} />}
          art={<OfflineArt />}
          onRetry={() => window.location.reload()}
        />
      </UiProvider>
    </IntlTexts>
  );
}
