import { WaitingArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import { messages } from '../app/messages.ts';

/** The place of the similar cars for sale. */
export function reportSimilarRoute(): Pick<RouteObject, 'element'> {
  return {
    element: (
      <EmptyState title={<FormattedMessage {...messages.noSimilarTitle} />} art={<WaitingArt />} />
    ),
  };
}
