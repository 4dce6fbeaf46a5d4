import { EmptyListArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import { messages } from '../app/messages.ts';

/** The root for a branch without any area; it redirects every other branch. */
export function noAreasRoute(): Pick<RouteObject, 'element'> {
  return {
    element: (
      <EmptyState
        page
        title={<FormattedMessage {...messages.noAreasTitle} />}
        art={<EmptyListArt />}
      >
        <FormattedMessage {...messages.noAreasText} />
      </EmptyState>
    ),
  };
}
