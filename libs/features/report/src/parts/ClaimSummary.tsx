import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import type { KeyValue } from '@forecourt/ui/key-value-list';
import { useIntl } from 'react-intl';
import { claimNames } from '../fieldMessages.ts';
import type { StaffReport } from '../ReportStore.ts';

/** What the claim is about, or who drove the car that is inspected. */
export function ClaimSummary({ claim, inspect }: Pick<StaffReport, 'claim' | 'inspect'>) {
  const intl = useIntl();
  const values: [keyof typeof claimNames, KeyValue['value']][] = [];
  if (claim) {
    values.push(
      ['claim_type', claim.claim_type],
      ['reported', claim.reported && <DateTime value={claim.reported} />],
      ['insurer', claim.insurer.name],
      ['damage_description', claim.damage_description],
    );
  }
  if (inspect) {
    values.push(
      ['driver_name', inspect.driver_name],
      ['driver_email', inspect.driver_email],
      ['driver_phone', inspect.driver_phone],
    );
  }
  return (
    <KeyValueList
      items={values.map(([key, value]) => ({
        key,
        label: intl.formatMessage(claimNames[key]),
        value,
      }))}
    />
  );
}
