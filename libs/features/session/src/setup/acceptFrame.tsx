import type { PublicInvitation } from '@forecourt/contract';
import { roleNames } from '@forecourt/platform/role-words';
import { FormattedMessage } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { phrases } from './messages.ts';

/** Title and lead of an invitation: the partner, the role, and what to do. */
export function frameOf(
  { email, role, partner_name: partner }: PublicInvitation,
  lead: MessageDescriptor,
  intl: IntlShape,
) {
  const values = { email, role: intl.formatMessage(roleNames[role]) };
  return {
    title: intl.formatMessage(phrases.join, { partner }),
    lead: (
      <>
        <FormattedMessage {...phrases.as} values={values} />
        <br />
        <FormattedMessage {...lead} />
      </>
    ),
  };
}
