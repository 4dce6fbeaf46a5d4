import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const factorsRecipe = defineSlotRecipe({
  className: 'factors',
  slots: ['root', 'group', 'head', 'list', 'row', 'main', 'name', 'quiet', 'qr', 'key', 'codes'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: '100%',
      minWidth: 0,
      '&[data-card]': cardStyle,
    },
    // A card of its own, or a part of the one around all of them.
    group: {
      ...cardStyle,
      gap: '3',
      '[data-card] > &': {
        padding: '0',
        paddingBlockStart: '4',
        borderWidth: '0',
        borderBlockStartWidth: '1px',
        borderRadius: 0,
      },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2',
    },
    main: { flex: 1, minWidth: '160px' },
    name: { fontWeight: 600, overflowWrap: 'anywhere' },
    quiet: { textStyle: 'caption', color: 'fg.muted', textWrap: 'balance' },
    // Dark on light in both color schemes, because QR scanners accept nothing else.
    qr: {
      width: '184px',
      maxWidth: '100%',
      alignSelf: 'center',
      borderRadius: 'md',
      overflow: 'hidden',
      lineHeight: 0,
      padding: '2',
      color: 'fg.default',
      backgroundColor: 'bg.surface',
      _dark: { color: 'fg.inverse', backgroundColor: 'bg.inverse' },
    },
    key: { fontFamily: 'mono', overflowWrap: 'anywhere', fontSize: 'md' },
    codes: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
      gap: '2',
      listStyle: 'none',
      margin: '0',
      padding: '0',
      fontFamily: 'mono',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
