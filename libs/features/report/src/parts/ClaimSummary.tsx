import { formatPhone, phoneHref } from '@forecourt/platform';
import { DateTime } from '@forecourt/ui/date-time';
import type { KeyValue } from '@forecourt/ui/key-value-list';
import { Link } from '@forecourt/ui/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { claimNames } from '../fieldMessages.ts';
import type { ReportData } from '../reportData.ts';
import { isClosed } from '../sections.ts';
import { Facts } from './Facts.tsx';

/** What the claim is about, or who drove the inspected car. */
export function ClaimSummary({ report, claim, inspect }: ReportData) {
  const intl = useIntl();
  const fact = (key: keyof typeof claimNames, value: ReactNode): KeyValue => ({
    key,
    label: intl.formatMessage(claimNames[key]),
    value,
  });
  const items: KeyValue[] = [];
  const notes: KeyValue[] = [];
  if (claim) {
    items.push(
      fact('claim_type', claim.claim_type),
      fact('reported', claim.reported && <DateTime value={claim.reported} />),
      fact('insurer', claim.insurer.name),
    );
    notes.push(fact('damage_description', claim.damage_description));
  }
  if (inspect && 'driver_name' in inspect) {
    const { driver_name: name, driver_email: email, driver_phone: phone } = inspect;
    items.push(
      fact('driver_name', name),
      fact('driver_email', email && <Link href={`mailto:${email}`}>{email}</Link>),
      fact('driver_phone', phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>),
    );
  }
  return <Facts items={items} notes={notes} closed={isClosed(report)} />;
}
