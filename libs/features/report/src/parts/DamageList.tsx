import type { DamageLocation } from '@forecourt/contract';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useIntl } from 'react-intl';
import { carPartNames } from '../carParts.ts';

/** The damages that the owner named, part by part. */
export function DamageList({ locations }: { locations: readonly DamageLocation[] }) {
  const intl = useIntl();
  return (
    <KeyValueList
      items={locations.map(({ id, part, description }) => ({
        key: id,
        label: intl.formatMessage(carPartNames[part]),
        value: description,
      }))}
    />
  );
}
