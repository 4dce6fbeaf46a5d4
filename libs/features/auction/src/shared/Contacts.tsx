import type { OfferContacts } from '@forecourt/contract';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Link } from '@forecourt/ui/link';
import { formatPhone, phoneHref } from '@forecourt/platform';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

interface ContactsProps {
  contacts: OfferContacts;
  /** Leaves the name out, where it is said nearby. @default false */
  isNamed?: boolean;
}

/** Contact details of the other side once the offer is accepted; each address is a link. */
export function Contacts({ contacts, isNamed = false }: ContactsProps) {
  const { name, phone, email, address } = contacts;
  return (
    <KeyValueList
      items={[
        ...(isNamed
          ? []
          : [{ key: 'name', label: <FormattedMessage {...messages.name} />, value: name }]),
        {
          key: 'phone',
          label: <FormattedMessage {...messages.phone} />,
          value: phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>,
        },
        {
          key: 'email',
          label: <FormattedMessage {...messages.email} />,
          value: email && <Link href={`mailto:${email}`}>{email}</Link>,
        },
        ...(address
          ? [{ key: 'address', label: <FormattedMessage {...messages.address} />, value: address }]
          : []),
      ]}
    />
  );
}
