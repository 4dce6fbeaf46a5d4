import { defineSlotRecipe } from '@forecourt/ui/styling';

export const dealerFormRecipe = defineSlotRecipe({
  className: 'dealer-form',
  slots: ['form', 'pair', 'makes', 'alert', 'checks'],
  base: {
    form: { display: 'flex', flexDirection: 'column', gap: '4' },
    pair: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      alignItems: 'start',
      gap: '4',
    },
    makes: { display: 'flex', flexWrap: 'wrap', gap: '1', marginBlockStart: '2' },
    checks: { display: 'flex', flexDirection: 'column', gap: '1', marginBlockEnd: '3' },
    alert: { margin: '0', color: 'danger.fg' },
  },
});
