import { formatPhone, phoneHref } from '@forecourt/platform';
import { Link } from '@forecourt/ui/link';
import { useIntl } from 'react-intl';
import { ownerNames } from '../fieldMessages.ts';
import type { ViewedReport } from '../reportData.ts';
import { isClosed } from '../sections.ts';
import { Facts } from './Facts.tsx';

/** The owner's contact details. Staff only. */
export function OwnerInformation(report: ViewedReport) {
  const intl = useIntl();
  const { name, email, phone, info } = report;
  return (
    <Facts
      closed={isClosed(report)}
      items={[
        { key: 'name', label: intl.formatMessage(ownerNames.name), value: name },
        {
          key: 'phone',
          label: intl.formatMessage(ownerNames.phone),
          value: phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>,
        },
        {
          key: 'email',
          label: intl.formatMessage(ownerNames.email),
          value: email && <Link href={`mailto:${email}`}>{email}</Link>,
        },
        { key: 'postcode', label: intl.formatMessage(ownerNames.postcode), value: info.postcode },
      ]}
    />
  );
}
