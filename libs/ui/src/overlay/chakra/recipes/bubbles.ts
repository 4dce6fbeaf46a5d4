import type { SlotRecipe } from '../../../styling/recipe.ts';
import { floatingBox } from './parts.ts';

export const popover: SlotRecipe = {
  className: 'chakra-popover',
  slots: ['content'],
  base: {
    content: {
      ...floatingBox,
      width: '320px',
      maxHeight: 'var(--available-height, 80vh)',
      overflowY: 'auto',
    },
  },
  variants: {
    size: {
      // The box of a list, whose entries have the padding.
      xs: {
        content: {
          display: 'flex',
          flexDirection: 'column',
          width: 'max(240px, var(--reference-width))',
          overflowY: 'visible',
          padding: '1',
        },
      },
      md: { content: { padding: '4' } },
    },
  },
  defaultVariants: { size: 'md' },
};

export const tooltip: SlotRecipe = {
  className: 'chakra-tooltip',
  slots: ['content'],
  base: {
    content: {
      zIndex: 70,
      maxWidth: '280px',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'md',
      backgroundColor: 'bg.inverse',
      color: 'fg.inverse',
      textStyle: 'caption',
      boxShadow: 'sm',
      _open: { animationName: 'fade-in', animationDuration: 'fast' },
    },
  },
};
