import { defineSlotRecipe } from '../styling/recipe.ts';

export const keyValueRecipe = defineSlotRecipe({
  className: 'key-value',
  slots: ['root', 'pair', 'key', 'value', 'missing'],
  base: {
    root: { display: 'grid', alignContent: 'start', columnGap: '6', gridTemplateColumns: '1fr' },
    pair: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
    },
    key: { color: 'fg.muted', flexShrink: 0, maxWidth: '50%' },
    value: {
      fontWeight: 500,
      textAlign: 'end',
      overflowWrap: 'anywhere',
      minWidth: 0,
      // A finger's width, without a taller line.
      '& > a': { paddingBlock: '1' },
    },
    missing: { color: 'fg.subtle', fontWeight: 400 },
  },
  variants: {
    columns: {
      // Two columns if each has room, by the width of the list, not of the window.
      '2': {
        root: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(260px, 50% - 24px)), 1fr))',
        },
      },
    },
  },
});
