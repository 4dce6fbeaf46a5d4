import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

const cell = {
  borderStyle: 'solid',
  borderColor: 'line.default',
  borderWidth: '0',
  borderBlockEndWidth: '1px',
  paddingBlock: '2',
  paddingInlineEnd: '4',
  textAlign: 'start',
} as const;

/** On a phone one column is below the three others, as wide as the table. */
const stacked = {
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  '& :is(thead, tbody, tr)': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
  },
  '& [data-below]': { gridColumn: '1 / -1', gridRow: 2, paddingInlineEnd: '0' },
  '& th[data-below]': { srOnly: true },
  '& td[data-below]': { paddingBlockStart: '0', color: 'fg.muted' },
  '& tbody tr > :not([data-below])': { borderBlockEndWidth: '0', paddingBlockEnd: '0' },
} as const;

export const systemRecipe = defineSlotRecipe({
  className: 'system',
  slots: [
    'stack',
    'card',
    'title',
    'note',
    'facts',
    'fact',
    'value',
    'scroll',
    'table',
    'head',
    'name',
    'cell',
    'number',
    'jobs',
    'job',
    'jobText',
    'jobName',
  ] as const,
  base: {
    stack: { display: 'flex', flexDirection: 'column', gap: '5', smDown: { gap: '4' } },
    card: cardStyle,
    title: { textStyle: 'title' },
    note: { textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
    facts: {
      display: 'grid',
      // Three beside each other, or two on a phone: lines of equal length.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(140px, 30%), 1fr))',
      gap: '4',
      margin: '0',
    },
    fact: { display: 'flex', flexDirection: 'column', gap: '0.5' },
    value: { margin: '0', textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
    scroll: { overflowX: 'auto' },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      smDown: { '&[data-stacked]': stacked },
    },
    head: { ...cell, fontWeight: 500, color: 'fg.muted' },
    name: { ...cell, fontWeight: 500 },
    cell,
    number: { ...cell, fontVariantNumeric: 'tabular-nums' },
    jobs: { listStyle: 'none', margin: '0', padding: '0' },
    job: {
      ...cell,
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      paddingInlineEnd: '0',
      '&:last-child': { borderBlockEndWidth: '0' },
    },
    jobText: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
    jobName: { fontWeight: 500, overflowWrap: 'anywhere' },
  },
});
