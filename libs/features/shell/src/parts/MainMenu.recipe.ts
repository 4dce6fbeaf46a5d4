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
  slots: ['root', 'list', 'links', 'head', 'label', 'chevron', 'link', 'soon', 'none', 'line'],
  base: {
    root: { flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: '3', paddingBlock: '2' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      listStyle: 'none',
      margin: '0',
      padding: '0',
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
    head: { ...entry, '& > svg': { color: 'fg.subtle', flexShrink: 0 } },
    label: { flex: 1, minWidth: 0, truncate: true },
    chevron: {
      display: 'flex',
      color: 'fg.subtle',
      transition: 'common',
      '[aria-expanded=true] > &': { transform: 'rotate(90deg)' },
    },
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
    line: {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      marginBlock: '2',
    },
    none: { textStyle: 'caption', color: 'fg.muted', padding: '3', margin: '0' },
  },
});
