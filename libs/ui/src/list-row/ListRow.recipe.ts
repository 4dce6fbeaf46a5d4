import { slotRecipe } from '../styling/recipe.ts';

export const listRowRecipe = slotRecipe({
  className: 'list-row',
  slots: ['root', 'check', 'leading', 'main', 'title', 'link', 'subtitle', 'meta', 'menu'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '56px',
      paddingInline: '4',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
      backgroundColor: 'bg.surface',
      transition: 'common',
      _hover: { backgroundColor: 'bg.hover' },
      '&[data-selected], &[data-selected]:hover': { backgroundColor: 'accent.subtle' },
      '&:has(a:focus-visible)': {
        outline: '2px solid var(--fc-colors-accent-edge)',
        outlineOffset: '-2px',
      },
      smDown: {
        flexWrap: 'wrap',
        columnGap: '3',
        rowGap: '1',
        paddingBlock: '3',
        minHeight: '76px',
      },
    },
    check: { position: 'relative', zIndex: 1, display: 'flex', padding: '1', margin: '0' },
    leading: { flexShrink: 0, display: 'flex' },
    main: { flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' },
    title: { fontWeight: 550, truncate: true },
    link: {
      color: 'inherit',
      textDecoration: 'none',
      outline: 'none',
      // The whole row is the target; what must be pressed by itself lies above it.
      _after: { content: '""', position: 'absolute', inset: 0 },
    },
    subtitle: { textStyle: 'caption', color: 'fg.muted', truncate: true },
    meta: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '4',
      color: 'fg.muted',
      fontSize: 'sm',
      smDown: { order: 3, flexBasis: '100%', minWidth: 0, justifyContent: 'flex-start', gap: '2' },
    },
    menu: { position: 'relative', zIndex: 1, display: 'flex', marginInlineEnd: '-8px' },
  },
});
