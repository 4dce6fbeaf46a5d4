import { windowTitle } from '@forecourt/platform/window-title';
import { BrandMark } from '@forecourt/ui/brand';
import { ButtonLink } from '@forecourt/ui/button';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { Flex } from '@forecourt/ui/layout';
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
    <>
      <title>{windowTitle(title)}</title>
      <Flex as="header" alignItems="center" gap="2" padding="4" textStyle="title">
        <BrandMark />
        {windowTitle()}
      </Flex>
      <main>
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
    </>
  );
}
