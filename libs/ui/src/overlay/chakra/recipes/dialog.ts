import type { SlotRecipe } from '../../../styling/recipe.ts';
import { backdrop, dialogBox, dialogParts } from './parts.ts';

const slots = ['backdrop', 'positioner', 'content', ...Object.keys(dialogParts)];

export const dialog: SlotRecipe = {
  className: 'chakra-dialog',
  slots,
  base: {
    ...dialogParts,
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'panel',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      padding: '4',
      smDown: { alignItems: 'flex-end', padding: 0 },
    },
    content: {
      ...dialogBox,
      maxHeight: 'min(720px, 100%)',
      borderRadius: 'xl',
      _open: { animationName: 'rise-in', animationDuration: 'normal' },
      smDown: {
        maxHeight: '92dvh',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '420px' } },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '860px' } },
    },
    placement: {
      center: {},
      top: {
        positioner: {
          alignItems: 'flex-start',
          paddingBlockStart: 'min(12vh, 120px)',
          smDown: { alignItems: 'flex-start', padding: '2' },
        },
        content: {
          maxWidth: '600px',
          overflow: 'hidden',
          borderWidth: '1px',
          borderStyle: 'solid',
          borderColor: 'line.default',
          backgroundColor: 'bg.raised',
          smDown: { borderRadius: 'xl', paddingBlockEnd: 0 },
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'center' },
};

export const drawer: SlotRecipe = {
  className: 'chakra-drawer',
  slots,
  base: {
    ...dialogParts,
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'panel',
      display: 'flex',
      justifyContent: 'flex-end',
    },
    content: {
      ...dialogBox,
      width: 'min(440px, 100%)',
      height: '100%',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'line.default',
      _open: { animationName: 'slide-in-end', animationDuration: 'normal' },
      smDown: { width: '100%', borderInlineStartWidth: 0 },
    },
  },
};
