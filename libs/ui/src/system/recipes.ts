import type { SystemConfig } from '@chakra-ui/react';

type Theme = NonNullable<SystemConfig['theme']>;

/** A thin edge in the color’s readable shade, since a fill may be as pale as the page. */
const edge = { boxShadow: 'inset 0 0 0 1px {colors.colorPalette.edge}' };

const checked = '&:is([data-state=checked], [data-state=indeterminate])';
const mark = { [checked]: { borderColor: 'colorPalette.edge' } };
const dot = { _checked: { borderColor: 'colorPalette.edge' } };
const cardEdge = {
  _checked: { boxShadowColor: 'colorPalette.edge', borderColor: 'colorPalette.edge' },
};
const card = {
  outline: { root: cardEdge, indicator: mark },
  surface: { indicator: mark },
  solid: { root: dot },
};
const star = { '& [data-fg]': { color: 'colorPalette.edge' } };

const input = { outline: { borderColor: 'border.emphasized' } };

/** Changes to Chakra’s single-element recipes that keep any color readable. */
export const recipes = {
  button: {
    variants: {
      variant: {
        // Chakra’s 90 % opacity of the fill would reduce the text's contrast.
        solid: {
          borderColor: 'colorPalette.edge',
          _hover: { bg: 'colorPalette.hover' },
          _expanded: { bg: 'colorPalette.hover' },
        },
      },
    },
  },
  badge: { variants: { variant: { solid: edge } } },
  checkmark: { variants: { variant: { solid: mark } } },
  radiomark: { variants: { variant: { solid: dot } } },
  input: { variants: { variant: input } },
  textarea: { variants: { variant: input } },
} as unknown as Theme['recipes'];

/** The same for recipes of several elements. */
export const slotRecipes = {
  switch: {
    variants: {
      variant: {
        solid: {
          control: { boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}', _checked: edge },
        },
      },
    },
  },
  avatar: { variants: { variant: { solid: { root: edge } } } },
  checkbox: { variants: { variant: { solid: { control: mark } } } },
  checkboxCard: { base: { description: { opacity: '1' } }, variants: { variant: card } },
  progressCircle: { base: { circleRange: { stroke: 'colorPalette.edge' } } },
  radioGroup: { variants: { variant: { solid: { itemControl: dot } } } },
  radioCard: { variants: { variant: { outline: { item: cardEdge } } } },
  ratingGroup: {
    base: { itemIndicator: { '&[data-highlighted]:not([data-half])': star, '&[data-half]': star } },
  },
  status: { base: { indicator: { bg: 'colorPalette.edge' } } },
  steps: {
    variants: {
      variant: {
        solid: {
          indicator: {
            _current: { borderColor: 'colorPalette.edge' },
            _complete: { borderColor: 'colorPalette.edge' },
          },
        },
      },
    },
  },
  tabs: {
    variants: {
      variant: {
        line: {
          trigger: {
            _selected: { _horizontal: { '--indicator-color': 'colors.colorPalette.edge' } },
          },
        },
      },
    },
  },
  tag: { variants: { variant: { solid: { root: edge } } } },
  timeline: { variants: { variant: { solid: { indicator: edge } } } },
  slider: {
    variants: {
      variant: { outline: { range: edge, thumb: { borderColor: 'colorPalette.edge' } } },
    },
  },
  progress: { variants: { variant: { outline: { range: edge } } } },
} as unknown as Theme['slotRecipes'];
