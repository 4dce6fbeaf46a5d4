import { defineSlotRecipe, type StyleObject } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { requestTable } from '../columns.ts';

const styles = rowStyles(requestTable);

/** "Waiting for photos": the status says as much on a card. */
const awaited = { color: 'fg.subtle', _cards: { display: 'none' } } as const;

export const requestRowRecipe = defineSlotRecipe({
  className: 'request-row',
  slots: [...rowSlots(requestTable), 'nobody', 'model', 'ids', 'id', 'share', 'said'],
  base: {
    ...styles,
    // Plate and claim number below the model, as on the row of a car; after it on a card. A long model
    // is cut, they are not.
    car: {
      ...styles.car,
      display: 'flex',
      flexDirection: 'column',
      _cards: { ...(styles.car._cards as StyleObject), flexDirection: 'row', gap: '1' },
      '&[data-awaited]': awaited,
    },
    // The owner's words, on two lines where they are long.
    sale: { ...styles.sale, whiteSpace: 'normal', textWrap: 'balance' },
    model: { minWidth: 0, truncate: true, '&[data-awaited]': awaited },
    ids: { flexShrink: 0, maxWidth: '100%', truncate: true },
    id: { color: 'fg.default', fontWeight: 500 },
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
  },
});
