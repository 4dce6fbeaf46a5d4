import { ButtonLink } from '@forecourt/ui/button';
import { ErrorArt } from '@forecourt/ui/illustrations';
import { ErrorState } from '@forecourt/ui/states';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { messages } from '../app/messages.ts';
import { paths } from '../paths.ts';

/** Replaces a page whose code or first data could not be loaded, or that threw. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorState
      page
      title={<FormattedMessage {...messages.failed} />}
      art={<ErrorArt />}
      onRetry={() => window.location.reload()}
    >
      <ButtonLink href={paths.root} variant="ghost">
        <FormattedMessage {...messages.home} />
      </ButtonLink>
    </ErrorState>
  );
}
