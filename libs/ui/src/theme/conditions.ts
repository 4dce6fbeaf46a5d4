/** The states recipes may style, by Chakra's names. */
export const conditions = {
  hover: [
    '@media (hover: hover)',
    '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true], [data-disabled])',
  ] as string[],
  active: '&:is(:active, [data-active]):not(:disabled, [aria-disabled=true], [data-disabled])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [aria-disabled=true], [data-disabled])',
  invalid: '&:is([aria-invalid=true], [data-invalid])',
  checked: '&:is(:checked, [aria-checked=true], [data-state=checked])',
  indeterminate: '&:is(:indeterminate, [data-state=indeterminate])',
  expanded: '&:is([aria-expanded=true], [data-state=open])',
  open: '&:is([open], [data-state=open])',
  closed: '&[data-state=closed]',
  highlighted: '&[data-highlighted]',
  selected: '&:is([aria-selected=true], [data-selected])',
  current: "&[aria-current]:not([aria-current='false'])",
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  first: '&:first-of-type',
  last: '&:last-of-type',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
  /** A list whose rows are cards. By container: a list next to panels may be narrow in a wide window. */
  cards: '@container list (width < 700px)',
  /** A window without room for a menu, a list and messages next to each other. */
  belowWide: '@media (width < 1280px)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
};
