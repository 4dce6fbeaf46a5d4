import { slotRecipe } from '@forecourt/ui/styling';

export const factorsRecipe = slotRecipe({
  className: 'factors',
  slots: ['root', 'group', 'head', 'list', 'row', 'main', 'name', 'quiet', 'qr', 'key', 'codes'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', width: '100%', minWidth: 0 },
    group: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '4',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
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
    quiet: { textStyle: 'caption', color: 'fg.muted' },
    // Dark on light in both schemes: readers of such codes take no other.
    qr: {
      width: '184px',
      maxWidth: '100%',
      alignSelf: 'center',
      borderRadius: 'md',
      overflow: 'hidden',
      lineHeight: 0,
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
