import { defineSlotRecipe, type StyleObject } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { requestTable } from '../columns.ts';

const styles = rowStyles(requestTable);

export const requestRowRecipe = defineSlotRecipe({
  className: 'request-row',
  slots: [...rowSlots(requestTable), 'nobody', 'model', 'plate', 'noCar', 'claim', 'share', 'said'],
  base: {
    ...styles,
    // The plate below the model, as on the row of a car; after it on a card. A long model is cut, its
    // plate is not.
    car: {
      ...styles.car,
      display: 'flex',
      flexDirection: 'column',
      _cards: { ...(styles.car._cards as StyleObject), flexDirection: 'row', gap: '1' },
    },
    // The owner's words, on two lines where they are long.
    sale: { ...styles.sale, whiteSpace: 'normal', textWrap: 'balance' },
    // A card has no line for it.
    noCar: { ...styles.car, color: 'fg.subtle', _cards: { display: 'none' } },
    model: { minWidth: 0, truncate: true },
    nobody: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.subtle',
    },
    // Beside the badge; below it where the column is narrow.
    share: {
      marginInlineStart: '2',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      '&[data-lacking]': { color: 'warning.fg', fontWeight: 600 },
    },
    said: { srOnly: true },
    agent: { ...styles.agent, display: 'flex', overflow: 'visible' },
    claim: { color: 'fg.default', fontWeight: 500 },
    plate: { flexShrink: 0, color: 'fg.default', fontWeight: 500 },
  },
});
