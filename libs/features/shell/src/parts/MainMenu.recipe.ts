import { slotRecipe } from '@forecourt/ui/styling';

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  minHeight: '36px',
  paddingInline: '3',
  borderRadius: 'md',
  color: 'fg.default',
  textAlign: 'start',
  textDecoration: 'none',
  fontWeight: 500,
  transition: 'common',
  focusRing: 'inside',
  _hover: { backgroundColor: 'bg.hover' },
  _coarse: { minHeight: '44px' },
} as const;

export const mainMenuRecipe = slotRecipe({
  className: 'main-menu',
  slots: ['root', 'list', 'links', 'head', 'label', 'link', 'soon', 'none'],
  base: {
    root: { flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: '3', paddingBlock: '2' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      listStyle: 'none',
      margin: '0',
      padding: '0',
      // A line between areas and entries that are not available yet.
      '& + &': {
        marginBlockStart: '2',
        borderBlockStartWidth: '1px',
        borderBlockStartStyle: 'solid',
        borderBlockStartColor: 'line.default',
        paddingBlockStart: '2',
      },
    },
    links: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      listStyle: 'none',
      margin: '0',
      padding: '0',
      paddingBlockEnd: '1',
    },
    head: {
      ...entry,
      '& > svg': { color: 'fg.subtle', flexShrink: 0 },
      // The chevron.
      '& > svg:last-child': { transition: 'common' },
      '&[aria-expanded=true] > svg:last-child': { transform: 'rotate(90deg)' },
    },
    label: { flex: 1, minWidth: 0, truncate: true },
    link: {
      ...entry,
      fontWeight: 450,
      color: 'fg.muted',
      paddingInlineStart: '38px',
      _current: { backgroundColor: 'accent.subtle', color: 'accent.fg', fontWeight: 550 },
    },
    soon: {
      ...entry,
      color: 'fg.subtle',
      cursor: 'default',
      _hover: { backgroundColor: 'transparent' },
      '& > svg': { flexShrink: 0 },
    },
    none: { textStyle: 'caption', color: 'fg.muted', padding: '3', margin: '0' },
  },
});
