import { slotRecipe } from '@forecourt/ui/styling';

const line = { borderStyle: 'solid', borderColor: 'line.default', borderWidth: '0' } as const;

/** The invite panel is below the list. */
const stacked = '@container users (width < 960px)';
/** Rows of two lines. */
const narrow = '@container members (560px <= width < 840px)';
/** Each row is a card of its own. */
const cards = '@container members (width < 560px)';

const inArea = (gridArea: string) => ({ [narrow]: { gridArea }, [cards]: { gridArea } });

export const usersRecipe = slotRecipe({
  className: 'users',
  slots: [
    'frame',
    'page',
    'main',
    'top',
    'count',
    'toForm',
    'section',
    'list',
    'row',
    'face',
    'who',
    'name',
    'email',
    'quiet',
    'state',
    'role',
    'tools',
    'panel',
    'form',
    'alert',
    'sent',
  ],
  base: {
    // By the available width, not the window's, because of the menu.
    frame: {
      containerName: 'users',
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: '100%',
    },
    page: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      backgroundColor: 'bg.surface',
      [stacked]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
      },
      smDown: { backgroundColor: 'bg.page' },
    },
    main: {
      containerName: 'members',
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      paddingBlockEnd: '6',
    },
    top: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '3',
      paddingInline: '4',
      paddingBlock: '4',
    },
    count: { color: 'fg.muted' },
    // Then the panel is below the list, which may be long.
    toForm: { marginInlineStart: 'auto', display: 'none', [stacked]: { display: 'block' } },
    section: {
      textStyle: 'label',
      color: 'fg.muted',
      paddingInline: '4',
      paddingBlockStart: '5',
      paddingBlockEnd: '2',
    },
    list: {
      ...line,
      listStyle: 'none',
      margin: '0',
      padding: '0',
      borderBlockStartWidth: '1px',
      [cards]: {
        display: 'flex',
        flexDirection: 'column',
        gap: '2',
        paddingInline: '3',
        borderBlockStartWidth: '0',
      },
    },
    row: {
      ...line,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) 224px 132px 150px',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '64px',
      paddingInline: '4',
      paddingBlock: '2',
      borderBlockEndWidth: '1px',
      '&[data-inactive]': { color: 'fg.muted' },
      '&[aria-busy=true]': { cursor: 'progress' },
      // Next to the menu and the panel there is not always room for five columns.
      [narrow]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) 132px 150px',
        gridTemplateAreas: '"face who role tools" "face state state state"',
        rowGap: '1',
      },
      [cards]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"face who tools" "face state state" "face role role"',
        rowGap: '2',
        padding: '3',
        borderWidth: '1px',
        borderRadius: 'lg',
        backgroundColor: 'bg.surface',
      },
    },
    face: { display: 'flex', ...inArea('face'), [cards]: { gridArea: 'face', alignSelf: 'start' } },
    who: { minWidth: 0, ...inArea('who') },
    name: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      fontWeight: 600,
      '& > bdi': { truncate: true },
    },
    email: { display: 'block', textStyle: 'caption', color: 'fg.muted', truncate: true },
    quiet: { textStyle: 'caption', color: 'fg.muted' },
    state: { textStyle: 'caption', color: 'fg.muted', ...inArea('state') },
    role: { minWidth: 0, ...inArea('role') },
    tools: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '1',
      ...inArea('tools'),
    },
    panel: {
      ...line,
      padding: '4',
      borderInlineStartWidth: '1px',
      backgroundColor: 'bg.surface',
      [stacked]: { borderInlineStartWidth: '0', borderBlockStartWidth: '1px' },
    },
    form: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: '4', maxWidth: '480px' },
    alert: { color: 'danger.fg' },
    sent: { color: 'success.fg' },
  },
});
