import { slotRecipe } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { requestTable } from '../columns.ts';

const styles = rowStyles(requestTable);

export const requestRowRecipe = slotRecipe({
  className: 'request-row',
  slots: [...rowSlots(requestTable), 'nobody', 'model', 'plate'],
  base: {
    ...styles,
    // A long model is cut, its plate is not.
    car: { ...styles.car, display: 'flex', gap: '1' },
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
    plate: { flexShrink: 0, color: 'fg.default', fontWeight: 500 },
  },
});
