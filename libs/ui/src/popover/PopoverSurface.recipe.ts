import { recipe } from '../styling/recipe.ts';

export const popoverRecipe = recipe({
  className: 'popover',
  base: {
    zIndex: 60,
    width: '320px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'var(--available-height, 80vh)',
    overflowY: 'auto',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.default',
    borderRadius: 'lg',
    backgroundColor: 'bg.raised',
    boxShadow: 'md',
    outline: 'none',
    _open: { animationName: 'rise-in', animationDuration: 'fast' },
  },
});
