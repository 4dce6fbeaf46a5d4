import { matchParent } from '../styling/matchParent.ts';
import { defineSlotRecipe } from '../styling/recipe.ts';

/** Spans both lines of a row. */
const wholeHeight = { gridRow: '1 / 3', alignSelf: 'center' } as const;
/** Next to the picture, aligned with it whatever the text's direction, and truncated. */
const words = {
  gridColumn: 3,
  ...matchParent,
  truncate: true,
} as const;

/** A card of its own: the meta is below the text. */
const card = {
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto auto',
  paddingBlock: '3',
  minHeight: '76px',
  // Cards are measured once they are shown, which must not look like a move.
  transitionProperty: 'background-color',
  '&[data-selected]::before': { display: 'none' },
  '&[data-selected]': { borderColor: 'accent.edge' },
} as const;

/** A card has the height for what the second line of a row has no width for. */
const subtitleOfCard = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const metaOfCard = {
  gridRow: 3,
  gridColumn: '1 / -1',
  justifyContent: 'flex-start',
  flexWrap: 'wrap',
  columnGap: '2',
  rowGap: '1',
  minWidth: 0,
  marginInlineStart: '0',
  marginBlockStart: '6px',
} as const;

export const listRowRecipe = defineSlotRecipe({
  className: 'list-row',
  slots: ['root', 'title', 'alone', 'link', 'subtitle', 'meta', 'menu'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      // Checkbox, picture, text, meta, and menu.
      gridTemplateColumns: 'auto auto minmax(0, 1fr) var(--row-columns, auto) auto',
      gridTemplateRows: '15fr 13fr',
      gridAutoFlow: 'column',
      minHeight: 'var(--row-height, 56px)',
      // A list sets them to its page's gutter.
      paddingInline: 'var(--row-start, 16px) var(--row-end, 16px)',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
      backgroundColor: 'bg.surface',
      // A row moves to its new place in the list.
      transitionProperty: 'background-color, transform',
      transitionDuration: 'fast',
      transitionTimingFunction: 'in-out',
      _hover: { backgroundColor: 'bg.hover' },
      '&[data-selected], &[data-selected]:hover': { backgroundColor: 'accent.subtle' },
      '&[data-selected]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '3px',
        backgroundColor: 'accent.edge',
      },
      // Checkbox and picture come from the caller: they precede the text.
      '& > :not([dir], [dir] ~ *)': wholeHeight,
      // Of the picture, as the text may have the other direction.
      '& > :not(input, [dir], [dir] ~ *)': { marginInlineEnd: '3' },
      // Its box is drawn 3 px inside of it, or 13 px where it is to be hit by a finger.
      '& > input': {
        gridColumn: 1,
        zIndex: 1,
        marginInlineStart: '-3px',
        marginInlineEnd: '4',
        _coarse: { marginInlineStart: '-13px', marginInlineEnd: '1.5' },
      },
      smDown: card,
      _cards: card,
    },
    title: { ...words, gridRow: 1, alignSelf: 'end', fontWeight: 550 },
    alone: { ...words, ...wholeHeight, fontWeight: 550 },
    link: {
      color: 'inherit',
      textDecoration: 'none',
      outline: 'none',
      // The whole row is the link; controls of their own are above it.
      _after: { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible::after': {
        outline: '2px solid var(--fc-colors-accent-edge)',
        outlineOffset: '-2px',
      },
    },
    subtitle: {
      ...words,
      gridRow: 2,
      textStyle: 'caption',
      color: 'fg.muted',
      smDown: subtitleOfCard,
      _cards: subtitleOfCard,
    },
    meta: {
      ...wholeHeight,
      gridColumn: 4,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '4',
      marginInlineStart: '3',
      color: 'fg.muted',
      fontSize: 'sm',
      smDown: metaOfCard,
      _cards: metaOfCard,
    },
    menu: {
      ...wholeHeight,
      gridColumn: '-2 / -1',
      position: 'relative',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      marginInlineStart: '3',
      marginInlineEnd: '-8px',
      borderRadius: 'md',
      color: 'fg.default',
      transition: 'common',
      focusRing: 'outside',
      touchArea: true,
      _hover: { backgroundColor: 'bg.muted' },
      _active: { backgroundColor: 'bg.muted' },
      _expanded: { backgroundColor: 'bg.muted' },
      _coarse: { width: '36px', height: '36px' },
      // Three dots, as in the icon set.
      _before: {
        content: '""',
        width: '14px',
        height: '4px',
        backgroundImage: 'radial-gradient(circle, currentColor 0.9px, transparent 1.7px)',
        backgroundSize: '4.667px 4px',
      },
    },
  },
});
