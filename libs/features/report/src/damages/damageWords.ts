import type { DamageLocation } from '@forecourt/contract';
import { kindWords } from '@forecourt/platform/damage-words';
import type { IntlShape } from 'react-intl';
import { carPartNames } from '../carParts.ts';

/** `Hood · Dent, up to a hand`, in the reader's language. */
export function damageName(
  damage: Pick<DamageLocation, 'part' | 'kind' | 'size'>,
  intl: IntlShape,
): string {
  const name = intl.formatMessage(carPartNames[damage.part]);
  const kind = kindWords(damage, intl);
  return kind ? `${name} · ${kind}` : name;
}

/** `Hood · Dent, up to a hand: hail`, in the reader's language. */
export function damageWords(damage: DamageLocation, intl: IntlShape): string {
  const name = damageName(damage, intl);
  return damage.description ? `${name}: ${damage.description}` : name;
}
