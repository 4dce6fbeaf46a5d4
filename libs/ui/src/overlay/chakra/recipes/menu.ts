import type { SlotRecipe } from '../../../styling/recipe.ts';
import { entry, floatingBox } from './parts.ts';

export const menu: SlotRecipe = {
  className: 'chakra-menu',
  slots: ['content', 'itemGroupLabel', 'item', 'itemText', 'itemCommand', 'separator'],
  base: {
    content: {
      ...floatingBox,
      minWidth: '200px',
      maxWidth: 'min(320px, calc(100vw - 16px))',
      maxHeight: 'min(420px, var(--available-height, 80vh))',
      overflowY: 'auto',
      padding: '1',
    },
    itemGroupLabel: {
      paddingInline: '3',
      paddingBlock: '2',
      marginBlockEnd: '1',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
    },
    item: {
      ...entry,
      minHeight: '32px',
      paddingInline: '2',
      color: 'fg.default',
      textDecoration: 'none',
      '& svg': { color: 'fg.subtle', flexShrink: 0 },
      '&[data-tone=danger]': { color: 'danger.fg', '& svg': { color: 'danger.fg' } },
    },
    itemText: { flex: 1, minWidth: 0, truncate: true },
    itemCommand: { textStyle: 'caption', color: 'fg.subtle' },
    separator: {
      marginBlock: '1',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'line.default',
      borderBottomWidth: 0,
    },
  },
};
