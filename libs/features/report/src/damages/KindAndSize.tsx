import { type DamageKind, damageKinds, type DamageSize, damageSizes } from '@forecourt/contract';
import { damageKindNames, damageSizeNames } from '@forecourt/platform/damage-words';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useIntl } from 'react-intl';
import { editMessages as messages } from './editMessages.ts';

interface KindAndSizeProps {
  /** Null where nobody said it. */
  kind: DamageKind | null;
  size: DamageSize | null;
  onChange: (change: { kind?: DamageKind | null; size?: DamageSize | null }) => void;
}

/** What kind of damage it is and how large, as staff choose it. */
export function KindAndSize({ kind, size, onChange }: KindAndSizeProps) {
  const intl = useIntl();
  const unknown = { value: '', label: intl.formatMessage(messages.unknown) } as const;
  return (
    <>
      <NativeSelect
        label={intl.formatMessage(messages.kind)}
        options={[
          unknown,
          ...damageKinds.map((value) => ({
            value,
            label: intl.formatMessage(damageKindNames[value]),
          })),
        ]}
        value={kind ?? ''}
        onChange={({ target }) => onChange({ kind: target.value || null })}
      />
      <NativeSelect
        label={intl.formatMessage(messages.size)}
        options={[
          unknown,
          ...damageSizes.map((value) => ({
            value,
            label: intl.formatMessage(damageSizeNames[value]),
          })),
        ]}
        value={size ?? ''}
        onChange={({ target }) => onChange({ size: target.value || null })}
      />
    </>
  );
}
