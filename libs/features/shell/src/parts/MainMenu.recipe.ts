import { defineSlotRecipe } from '@forecourt/ui/styling';

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  minHeight: '36px',
  paddingInline: '2',
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

/** On the rail: an icon in a square, and its words for screen readers only. */
const onRail = {
  position: 'relative',
  justifyContent: 'center',
  width: '44px',
  minHeight: '44px',
  marginInline: 'auto',
  paddingInline: '0',
} as const;

export const mainMenuRecipe = defineSlotRecipe({
  className: 'main-menu',
  slots: [
    'root',
    'list',
    'links',
    'head',
    'label',
    'unread',
    'link',
    'soon',
    'soonBadge',
    'waiting',
    'none',
  ],
  base: {
    root: { flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: '2', paddingBlock: '2' },
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
      '[data-rail] &': {
        ...onRail,
        _expanded: { backgroundColor: 'bg.hover' },
        '&[data-current]': {
          backgroundColor: 'accent.subtle',
          '& > svg': { color: 'accent.fg' },
        },
      },
      // The chevron.
      '& > svg:last-child': { transition: 'common' },
      '&[aria-expanded=true] > svg:last-child': { transform: 'rotate(90deg)' },
    },
    label: { flex: 1, minWidth: 0, truncate: true, '[data-rail] &': { srOnly: true } },
    // On the rail, at the corner of its icon.
    unread: {
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineStart: '24px',
      minWidth: '16px',
      paddingInline: '1',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
      color: 'accent.contrast',
      fontSize: '10px',
      fontWeight: 650,
      lineHeight: '16px',
      textAlign: 'center',
    },
    soonBadge: { '[data-rail] &': { srOnly: true } },
    link: {
      ...entry,
      fontWeight: 450,
      color: 'fg.muted',
      paddingInlineStart: '34px',
      _current: { backgroundColor: 'accent.subtle', color: 'accent.fg', fontWeight: 550 },
    },
    soon: {
      ...entry,
      '[data-rail] &': onRail,
      fontSize: 'sm',
      color: 'fg.subtle',
      cursor: 'default',
      _hover: { backgroundColor: 'transparent' },
      '& > svg': { flexShrink: 0 },
    },
    waiting: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      padding: '3',
    },
    none: {
      textStyle: 'caption',
      color: 'fg.muted',
      padding: '3',
      margin: '0',
      '[data-rail] &': { srOnly: true },
    },
  },
});
