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
    table: { width: '100%', borderCollapse: 'collapse' },
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
