import { WaitingArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import { messages } from '../app/messages.ts';

/** The place of the chats with buyers and with the seller of a car. */
export function reportChatRoute(): Pick<RouteObject, 'element'> {
  return {
    element: (
      <EmptyState title={<FormattedMessage {...messages.noChatTitle} />} art={<WaitingArt />}>
        <FormattedMessage {...messages.noChatText} />
      </EmptyState>
    ),
  };
}
