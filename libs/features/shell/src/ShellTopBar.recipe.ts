import { defineSlotRecipe } from '@forecourt/ui/styling';

export const topBarRecipe = defineSlotRecipe({
  className: 'shell-top-bar',
  slots: ['small', 'extra', 'bell'],
  base: {
    small: { display: 'flex', alignItems: 'center', gap: '1' },
    extra: { display: 'flex', alignItems: 'center', gap: '2', flex: 1, minWidth: 0 },
    bell: { flexShrink: 0, display: 'flex', minWidth: '34px', _coarse: { minWidth: '44px' } },
  },
});
