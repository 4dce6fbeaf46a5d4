import type { SlotRecipe } from '../../../styling/recipe.ts';
import type { StyleObject } from '../../../styling/style.types.ts';
import { entry, floatingBox } from './parts.ts';

/** A list to choose from: in a picker (`subtle`), or in the command palette (`plain`). */
export const listbox: SlotRecipe = {
  className: 'chakra-listbox',
  slots: [
    'root',
    'input',
    'content',
    'itemGroupLabel',
    'item',
    'words',
    'itemText',
    'hint',
    'empty',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: 0 },
    input: {
      width: '100%',
      fontSize: 'md',
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    content: { overflowY: 'auto', outline: 'none' },
    itemGroupLabel: {
      paddingInline: '3',
      paddingBlock: '1',
      color: 'fg.subtle',
      textStyle: 'caption',
    },
    item: { ...entry, paddingInline: '3', '& svg': { flexShrink: 0 } },
    words: { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
    itemText: { truncate: true },
    hint: { textStyle: 'caption', color: 'fg.muted', truncate: true },
    empty: { padding: '3', color: 'fg.muted', textAlign: 'center' },
  },
  variants: {
    variant: {
      subtle: {
        root: { gap: '1' },
        input: {
          minHeight: '36px',
          paddingInline: '3',
          borderRadius: 'md',
          backgroundColor: 'bg.muted',
          _coarse: { minHeight: '44px', fontSize: 'lg' },
          _focusVisible: { outlineColor: 'accent.edge' },
        },
        content: { maxHeight: 'min(320px, calc(var(--available-height, 400px) - 60px))' },
        item: { minHeight: '34px', '& svg': { color: 'accent.fg' } },
      },
      plain: {
        input: {
          minHeight: '52px',
          paddingInline: '5',
          backgroundColor: 'transparent',
          fontSize: 'lg',
          borderBottomWidth: '1px',
          borderBottomStyle: 'solid',
          borderBottomColor: 'line.default',
        },
        content: { maxHeight: '60vh', padding: '2' },
        item: {
          gap: '3',
          minHeight: '40px',
          paddingBlock: '1.5',
          '& svg': { color: 'fg.subtle' },
        },
        itemGroupLabel: { paddingBlockStart: '2' },
        empty: { padding: '6' },
      },
    },
  },
  defaultVariants: { variant: 'subtle' },
};

/** The list below a field to choose from, as wide as the field. */
const fieldList: Record<'content' | 'item' | 'itemText', StyleObject> = {
  content: {
    ...floatingBox,
    padding: '1',
    width: 'var(--reference-width)',
    maxHeight: 'min(320px, var(--available-height, 400px))',
    overflowY: 'auto',
  },
  item: {
    ...entry,
    minHeight: '34px',
    paddingInline: '3',
    '& svg': { flexShrink: 0, color: 'accent.fg' },
  },
  itemText: { flex: 1, minWidth: 0, truncate: true },
};

export const select: SlotRecipe = {
  className: 'chakra-select',
  slots: ['content', 'item', 'itemText'],
  base: fieldList,
};

export const combobox: SlotRecipe = {
  className: 'chakra-combobox',
  slots: ['content', 'item', 'itemText', 'empty'],
  base: { ...fieldList, empty: { padding: '3', color: 'fg.muted', textAlign: 'center' } },
};
