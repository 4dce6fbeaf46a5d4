import { defineSlotRecipe } from '@forecourt/ui/styling';

export const foldRecipe = defineSlotRecipe({
  className: 'desk-fold',
  slots: ['root', 'summary', 'name', 'turn', 'content'],
  base: {
    root: {
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '40px',
      _coarse: { minHeight: '44px' },
      paddingInline: '3',
      borderRadius: 'md',
      listStyle: 'none',
      cursor: 'pointer',
      focusRing: 'outside',
      transition: 'common',
      color: 'fg.muted',
      _hover: { backgroundColor: 'bg.hover' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    name: { flex: '1 1 auto', minWidth: 0, color: 'fg.default', fontWeight: 500 },
    turn: {
      display: 'inline-flex',
      transition: 'transform var(--fc-durations-normal)',
      '[open] > summary > &': { transform: 'rotate(180deg)' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      padding: '3',
      paddingBlockStart: '2',
    },
  },
});
