import { defineSlotRecipe } from '@forecourt/ui/styling';

export const letterheadRecipe = defineSlotRecipe({
  className: 'report-letterhead',
  slots: ['root', 'logo', 'partner'],
  base: {
    root: {
      display: 'none',
      _print: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        paddingBlockEnd: '3',
        borderBlockEndWidth: '3px',
        borderBlockEndStyle: 'solid',
        borderBlockEndColor: 'accent.edge',
      },
    },
    logo: {
      height: '36px',
      maxWidth: '50%',
      objectFit: 'contain',
      // At the start of the line: 0 %, or 100 % from right to left.
      objectPosition: 'calc(50% - var(--fc-direction, 1) * 50%)',
    },
    partner: { textStyle: 'heading' },
  },
});
