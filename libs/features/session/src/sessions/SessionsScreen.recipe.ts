import { defineSlotRecipe } from '@forecourt/ui/styling';

const line = { borderStyle: 'solid', borderColor: 'line.default', borderWidth: '0' } as const;

/** A table with headers. */
const wide = '@container sessions (width >= 720px)';
/** Times are below the device's name. */
const narrow = '@container sessions (width < 720px)';

/** Icon, device, last use, sign-in, action: the dates stay near the device on a wide page. */
const columns = '20px minmax(0, 1fr) repeat(2, minmax(168px, 0.7fr)) 88px';

export const sessionsRecipe = defineSlotRecipe({
  className: 'sessions',
  slots: [
    'frame',
    'table',
    'heads',
    'list',
    'row',
    'icon',
    'name',
    'moment',
    'when',
    'sentence',
    'action',
  ],
  base: {
    // By the available width, not the window's, because of the menu.
    frame: { containerName: 'sessions', containerType: 'inline-size' },
    table: { ...line, borderWidth: '1px', borderRadius: 'lg', backgroundColor: 'bg.surface' },
    heads: {
      ...line,
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      columnGap: '3',
      height: '36px',
      paddingInline: '4',
      borderBlockEndWidth: '1px',
      color: 'fg.muted',
      textStyle: 'caption',
      '& > :first-child': { gridColumn: '1 / span 2' },
      [narrow]: { display: 'none' },
    },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    row: {
      ...line,
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      columnGap: '3',
      minHeight: '64px',
      paddingInline: '4',
      paddingBlock: '3',
      '&:not(:last-child)': { borderBlockEndWidth: '1px' },
      [narrow]: { gridTemplateColumns: '20px minmax(0, 1fr) auto', gridAutoFlow: 'dense' },
    },
    icon: { display: 'grid', color: 'fg.muted', [narrow]: { gridRow: '1 / 4' } },
    name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 600 },
    moment: {
      color: 'fg.muted',
      [narrow]: { gridColumn: 2, textStyle: 'caption' },
    },
    when: { fontSize: 'sm', fontVariantNumeric: 'tabular-nums', [narrow]: { display: 'none' } },
    sentence: { [wide]: { srOnly: true } },
    action: {
      display: 'flex',
      justifyContent: 'flex-end',
      [narrow]: { gridColumn: 3, gridRow: '1 / 4', alignSelf: 'center' },
    },
  },
});
