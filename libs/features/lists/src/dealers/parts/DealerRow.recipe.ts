import { defineSlotRecipe } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { dealerTable } from '../columns.ts';

const styles = rowStyles(dealerTable);

export const dealerRowRecipe = defineSlotRecipe({
  className: 'dealer-row',
  slots: [...rowSlots(dealerTable), 'star', 'email', 'missing'],
  base: {
    ...styles,
    activity: { ...styles.activity, fontVariantNumeric: 'tabular-nums' },
    // Nothing of the star is cut, where it is as large as a finger.
    favorite: { ...styles.favorite, overflow: 'visible' },
    // Above the link of the row.
    star: {
      position: 'relative',
      touchArea: true,
      zIndex: 1,
      // Its star begins where its column does.
      marginInlineStart: '-6px',
      '&[aria-pressed=true]': { color: 'warning.fg', '& svg': { fill: 'currentColor' } },
    },
    // A card has a line for it, if it doesn't fit behind the contact.
    email: { _cards: { display: 'inline-block', maxWidth: '100%' } },
    missing: { color: 'warning.fg' },
  },
});
