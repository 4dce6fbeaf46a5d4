import { formatPhone, phoneHref } from '@forecourt/platform';
import { Link } from '@forecourt/ui/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Corrected, correctionOf } from '../details/Corrected.tsx';
import { ownerNames } from '../fieldMessages.ts';
import type { ViewedReport } from '../reportData.ts';
import { isClosed } from '../sections.ts';
import { Facts } from './Facts.tsx';

/** The owner's contact details. Staff only. */
export function OwnerInformation(report: ViewedReport) {
  const intl = useIntl();
  const { name, email, phone, info, corrections } = report;
  const marked = (field: keyof typeof ownerNames, value: ReactNode) =>
    correctionOf(field, corrections) ? (
      <Corrected field={field} corrections={corrections}>
        {value}
      </Corrected>
    ) : (
      value
    );
  return (
    <Facts
      closed={isClosed(report)}
      items={[
        { key: 'name', label: intl.formatMessage(ownerNames.name), value: marked('name', name) },
        {
          key: 'phone',
          label: intl.formatMessage(ownerNames.phone),
          value: marked(
            'phone',
            phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>,
          ),
        },
        {
          key: 'email',
          label: intl.formatMessage(ownerNames.email),
          value: marked('email', email && <Link href={`mailto:${email}`}>{email}</Link>),
        },
        {
          key: 'postcode',
          label: intl.formatMessage(ownerNames.postcode),
          value: marked('postcode', info.postcode),
        },
      ]}
    />
  );
}
