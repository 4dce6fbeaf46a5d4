import { formatPhone } from '@forecourt/platform';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Link } from '@forecourt/ui/link';
import { useIntl } from 'react-intl';
import { ownerNames } from '../fieldMessages.ts';
import type { StaffReport } from '../ReportStore.ts';

/** How to reach the owner. Staff only. */
export function OwnerInformation({ name, email, phone, info }: StaffReport['report']) {
  const intl = useIntl();
  return (
    <KeyValueList
      items={[
        { key: 'name', label: intl.formatMessage(ownerNames.name), value: name },
        {
          key: 'email',
          label: intl.formatMessage(ownerNames.email),
          value: email && <Link href={`mailto:${email}`}>{email}</Link>,
        },
        {
          key: 'phone',
          label: intl.formatMessage(ownerNames.phone),
          value: phone && <Link href={`tel:${formatPhone(phone)}`}>{formatPhone(phone)}</Link>,
        },
        { key: 'postcode', label: intl.formatMessage(ownerNames.postcode), value: info.postcode },
      ]}
    />
  );
}
