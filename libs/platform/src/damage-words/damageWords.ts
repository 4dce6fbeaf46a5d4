import { defineMessages, type IntlShape } from 'react-intl';

/** What is wrong with a part of a car. */
export const damageKindNames = defineMessages({
  scratch: { defaultMessage: 'Scratch', description: 'Kind of a damage on a car' },
  dent: { defaultMessage: 'Dent', description: 'Kind of a damage on a car' },
  crack: { defaultMessage: 'Crack', description: 'Kind of a damage on a car' },
  chip: { defaultMessage: 'Chip', description: 'Kind of a damage: a flake of paint or glass' },
  rust: { defaultMessage: 'Rust', description: 'Kind of a damage on a car' },
  broken: { defaultMessage: 'Broken part', description: 'Kind of a damage on a car' },
  stain: { defaultMessage: 'Stain', description: 'Kind of a damage on a car' },
  other: { defaultMessage: 'Something else', description: 'Kind of a damage on a car' },
});

/** How large a damage is, by what everybody has at hand. */
export const damageSizeNames = defineMessages({
  small: {
    defaultMessage: 'Up to a coin',
    description: 'Size of a damage: that of a coin or less',
  },
  medium: {
    defaultMessage: 'Up to a hand',
    description: 'Size of a damage: that of a hand or less',
  },
  large: { defaultMessage: 'Larger than a hand', description: 'Size of a damage' },
});

const sizedKinds = defineMessages<{
  small: { kind: string };
  medium: { kind: string };
  large: { kind: string };
}>({
  small: {
    defaultMessage: '{kind}, up to a coin',
    description: 'A damage: kind is such as “Scratch”, and it is as large as a coin or less',
  },
  medium: {
    defaultMessage: '{kind}, up to a hand',
    description: 'A damage: kind is such as “Scratch”, and it is as large as a hand or less',
  },
  large: {
    defaultMessage: '{kind}, larger than a hand',
    description: 'A damage: kind is such as “Scratch”',
  },
});

interface DamageFacts {
  readonly kind?: keyof typeof damageKindNames | null | undefined;
  readonly size?: keyof typeof damageSizeNames | null | undefined;
}

/** `Scratch, up to a hand`; null where neither kind nor size is known. */
export function kindWords({ kind, size }: DamageFacts, intl: IntlShape): string | null {
  const name = kind ? intl.formatMessage(damageKindNames[kind]) : null;
  if (!size) return name;
  return name
    ? intl.formatMessage(sizedKinds[size], { kind: name })
    : intl.formatMessage(damageSizeNames[size]);
}
