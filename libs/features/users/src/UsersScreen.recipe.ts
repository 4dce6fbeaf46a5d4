import { defineSlotRecipe, type StyleObject } from '@forecourt/ui/styling';

const line = { borderStyle: 'solid', borderColor: 'line.default', borderWidth: '0' } as const;

const box = {
  ...line,
  borderWidth: '1px',
  borderRadius: 'lg',
  backgroundColor: 'bg.surface',
} as const;

/** The form opens over the list. */
const stacked = '@container users (width < 1000px)';
/** Rows of two lines, without headers. */
const narrow = '@container members (560px <= width < 780px)';
/** A table with headers. */
const wide = '@container members (width >= 780px)';
/** Each row is a card of its own. */
const cards = '@container members (width < 560px)';

const inArea = (gridArea: string) => ({ [narrow]: { gridArea }, [cards]: { gridArea } });
const inNarrow = (styles: StyleObject) => ({ [narrow]: styles, [cards]: styles });

/** Picture, name, role, state, last sign-in, actions. */
const columns = '36px minmax(0, 1fr) 132px 104px 132px 36px';

export const usersRecipe = defineSlotRecipe({
  className: 'users',
  slots: [
    'frame',
    'page',
    'main',
    'toForm',
    'table',
    'heads',
    'section',
    'list',
    'row',
    'face',
    'who',
    'name',
    'email',
    'quiet',
    'state',
    'seen',
    'when',
    'sentence',
    'role',
    'tools',
    'panel',
    'stays',
    'form',
    'alert',
    'sent',
  ],
  base: {
    // By the available width, not the window's, because of the menu.
    frame: {
      display: 'grid',
      containerName: 'users',
      containerType: 'inline-size',
      minHeight: '100%',
    },
    // The form has a side of the page to itself, however few people the list has.
    page: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 336px',
      [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    main: { containerName: 'members', containerType: 'inline-size', minWidth: 0 },
    // Then the form opens over the list, which may be long.
    toForm: { display: 'none', [stacked]: { display: 'block' } },
    table: {
      ...box,
      [cards]: { borderWidth: '0', borderRadius: 0, backgroundColor: 'transparent' },
    },
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
      ...inNarrow({ display: 'none' }),
    },
    section: {
      textStyle: 'label',
      color: 'fg.muted',
      margin: '0',
      paddingInline: '4',
      paddingBlockStart: '5',
      paddingBlockEnd: '2',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      [cards]: { paddingInline: '0', borderBlockEndWidth: '0' },
    },
    list: {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      [cards]: { display: 'flex', flexDirection: 'column', gap: '2' },
    },
    row: {
      ...line,
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      columnGap: '3',
      minHeight: '64px',
      paddingInline: '4',
      paddingBlock: '2',
      borderBlockEndWidth: '1px',
      // The card's own line is below the last one.
      '&:last-child:not(:has(~ *))': { borderBlockEndWidth: '0' },
      '&[data-inactive]': { color: 'fg.muted' },
      '&[aria-busy=true]': { cursor: 'progress' },
      // Next to the menu and the panel there is not always room for all columns.
      [narrow]: {
        gridTemplateColumns: '36px minmax(0, 1fr) 132px 36px',
        gridTemplateAreas: '"face who role tools" "face seen state state"',
        rowGap: '1',
        paddingBlock: '3',
      },
      [cards]: {
        gridTemplateColumns: '36px minmax(0, 1fr) auto',
        gridTemplateAreas: '"face who tools" "face seen seen" "face role state"',
        rowGap: '2',
        padding: '3',
        borderWidth: '1px',
        borderRadius: 'lg',
        backgroundColor: 'bg.surface',
        '&:last-child:not(:has(~ *))': { borderBlockEndWidth: '1px' },
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
    email: {
      display: 'block',
      width: 'fit-content',
      maxWidth: '100%',
      textStyle: 'caption',
      color: 'fg.muted',
      truncate: true,
    },
    quiet: { textStyle: 'caption', color: 'fg.muted' },
    state: { minWidth: 0, ...inArea('state'), [cards]: { gridArea: 'state', justifySelf: 'end' } },
    seen: { textStyle: 'caption', color: 'fg.muted', ...inArea('seen') },
    // Its header says what the time is of; without one, and to screen readers, a sentence does.
    when: { fontVariantNumeric: 'tabular-nums', ...inNarrow({ display: 'none' }) },
    sentence: { [wide]: { srOnly: true } },
    role: { minWidth: 0, ...inArea('role') },
    tools: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '1',
      ...inArea('tools'),
    },
    panel: {
      ...line,
      borderInlineStartWidth: '1px',
      backgroundColor: 'bg.surface',
      [stacked]: { display: 'none' },
    },
    stays: { position: 'sticky', insetBlockStart: 0, padding: '5' },
    form: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: '4', maxWidth: '480px' },
    alert: { color: 'danger.fg' },
    sent: { color: 'success.fg', '&:empty': { marginBlockStart: '-16px' } },
  },
});
