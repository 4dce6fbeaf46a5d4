import { windowTitle } from '@forecourt/platform/window-title';
import { ButtonLink } from '@forecourt/ui/button';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import { messages } from '../app/messages.ts';
import { paths } from '../paths.ts';

/** Any unknown address. */
export function notFoundRoute(): Pick<RouteObject, 'element'> {
  return { element: <NotFoundPage /> };
}

function NotFoundPage() {
  const title = useIntl().formatMessage(messages.notFoundTitle);
  return (
    <main>
      <title>{windowTitle(title)}</title>
      <EmptyState
        page
        title={title}
        art={<NotFoundArt />}
        actions={
          <ButtonLink href={paths.root}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.notFoundText} />
      </EmptyState>
    </main>
  );
}
