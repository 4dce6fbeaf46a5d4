import { slotRecipe } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { requestTable } from '../columns.ts';

export const requestRowRecipe = slotRecipe({
  className: 'request-row',
  slots: [...rowSlots(requestTable), 'nobody', 'plate'],
  base: {
    ...rowStyles(requestTable),
    nobody: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.subtle',
    },
    plate: { color: 'fg.default', fontWeight: 500 },
  },
});
