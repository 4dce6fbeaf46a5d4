import { damageKinds, damageSizes } from '@forecourt/contract';
import { damageKindNames, damageSizeNames } from '@forecourt/platform/damage-words';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { useIntl } from 'react-intl';
import type { DamageMark } from '../../draft/meta.ts';
import { damageMessages as messages } from './messages.ts';

interface DamageKindChoiceProps {
  damage: DamageMark;
  onChange: (damage: DamageMark) => void;
}

/** One tap says what a damage is; only then its size is asked for. Both can be passed over. */
export function DamageKindChoice({ damage, onChange }: DamageKindChoiceProps) {
  const intl = useIntl();
  const { kind = null, size = null } = damage;
  return (
    <>
      <SegmentGroup
        size="touch"
        legend={intl.formatMessage(messages.kind)}
        options={damageKinds.map((value) => ({
          value,
          label: intl.formatMessage(damageKindNames[value]),
        }))}
        value={kind}
        onValueChange={({ value }) => onChange({ ...damage, kind: value })}
      />
      {(kind || size) && (
        <SegmentGroup
          size="touch"
          legend={intl.formatMessage(messages.size)}
          options={damageSizes.map((value) => ({
            value,
            label: intl.formatMessage(damageSizeNames[value]),
          }))}
          value={size}
          onValueChange={({ value }) => onChange({ ...damage, size: value })}
        />
      )}
    </>
  );
}
