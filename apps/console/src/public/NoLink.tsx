import { NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import { messages } from '../app/messages.ts';

/** Shown at an address that resembles a report's link but is not one. */
export function NoLink() {
  return (
    <main>
      <EmptyState
        page
        title={<FormattedMessage {...messages.notFoundTitle} />}
        art={<NotFoundArt />}
      >
        <FormattedMessage {...messages.notFoundText} />
      </EmptyState>
    </main>
  );
}
