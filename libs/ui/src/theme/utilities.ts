import type { SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;

const from = (category: string, properties: string): Utilities =>
  Object.fromEntries(
    properties.split(' ').map((property) => [property, { values: category }]),
  ) as Utilities;

const each = (prefix: string, ends: string): string =>
  ends
    .split(' ')
    .map((end) => prefix + end)
    .join(' ');

const sides = 'Top Bottom Block BlockStart BlockEnd Inline InlineStart InlineEnd Left Right';

const yes = (styles: object): Utilities[string] =>
  ({ transform: (on: boolean) => (on ? styles : {}) }) as Utilities[string];

const ring = (offset: string) => ({
  outline: '2px solid transparent',
  outlineOffset: offset,
  '&:focus-visible': { outlineColor: 'var(--fc-colors-accent-edge)' },
});

/**
 * The properties that take tokens, and a few utilities of ours. Chakra's own list would add 5 kB to
 * every page; any other property is plain CSS.
 */
export const utilities: Utilities = {
  ...from('spacing', 'gap rowGap columnGap padding margin top bottom inset insetInline insetBlock'),
  ...from('spacing', 'insetInlineStart insetInlineEnd insetBlockStart insetBlockEnd'),
  ...from('spacing', `${each('padding', sides)} ${each('margin', sides)}`),
  ...from('spacing', each('scroll', 'Padding PaddingTop PaddingInline MarginTop')),
  ...from('sizes', 'width height minWidth maxWidth minHeight maxHeight inlineSize blockSize'),
  ...from('sizes', 'minInlineSize maxInlineSize minBlockSize maxBlockSize flexBasis'),
  ...from('colors', 'color backgroundColor borderColor outlineColor caretColor accentColor'),
  ...from('colors', 'fill stroke textDecorationColor'),
  ...from('colors', each('border', 'TopColor BottomColor InlineStartColor InlineEndColor')),
  ...from('colors', each('border', 'BlockStartColor BlockEndColor')),
  ...from('radii', 'borderRadius borderStartStartRadius borderStartEndRadius'),
  ...from('radii', 'borderEndStartRadius borderEndEndRadius'),
  ...from('shadows', 'boxShadow'),
  ...from('fontSizes', 'fontSize'),
  ...from('fonts', 'fontFamily'),
  ...from('zIndex', 'zIndex'),
  ...from('durations', 'transitionDuration animationDuration'),
  ...from('easings', 'transitionTimingFunction animationTimingFunction'),
  focusRing: {
    values: ['outside', 'inside'],
    transform: (where: string) => ring(where === 'inside' ? '-2px' : '2px'),
  },
  touchArea: yes({
    '@media (pointer: coarse)': {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 'min(0px, (100% - 44px) / 2)',
        insetInline: 'min(0px, (100% - 44px) / 2)',
      },
    },
  }),
  truncate: yes({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  srOnly: yes({
    position: 'absolute',
    width: '1px',
    height: '1px',
    padding: 0,
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: 0,
  }),
  lineClamp: {
    transform: (lines: number) => ({
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    }),
  },
  transition: {
    values: ['common'],
    transform: (value: string) =>
      value === 'common'
        ? {
            transitionProperty: 'background-color, border-color, color, box-shadow, opacity',
            transitionDuration: 'var(--fc-durations-fast)',
            transitionTimingFunction: 'var(--fc-easings-in-out)',
          }
        : { transition: value },
  },
};
