import { slotRecipe } from '@forecourt/ui/styling';

export const damageRecipe = slotRecipe({
  className: 'report-damages',
  slots: ['root', 'damages', 'damage', 'number', 'body', 'part', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    damages: {
      display: 'grid',
      columnGap: '4',
      rowGap: '5',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    },
    damage: { display: 'flex', gap: '3', minWidth: 0 },
    number: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '24px',
      height: '24px',
      borderRadius: 'full',
      backgroundColor: 'danger.subtle',
      color: 'danger.fg',
      textStyle: 'label',
      fontVariantNumeric: 'tabular-nums',
    },
    body: { display: 'flex', flexDirection: 'column', gap: '2', flex: 1, minWidth: 0 },
    part: { fontWeight: 600, lineHeight: '24px' },
    text: { color: 'fg.muted', textAlign: 'match-parent', overflowWrap: 'anywhere' },
  },
});
