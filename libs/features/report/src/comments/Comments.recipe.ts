import { slotRecipe } from '@forecourt/ui/styling';
import { cardStyle } from '../cardStyle.ts';

export const commentsRecipe = slotRecipe({
  className: 'report-comments',
  slots: ['root', 'head', 'title', 'hint', 'list', 'form', 'foot', 'problem', 'question'],
  base: {
    root: {
      ...cardStyle,
      // Internal comments are not printed with the report.
      _print: { display: 'none' },
    },
    head: { display: 'flex', flexDirection: 'column', gap: '1' },
    title: { textStyle: 'title', outline: 'none' },
    hint: { color: 'fg.muted' },
    list: { display: 'flex', flexDirection: 'column', gap: '4' },
    form: { display: 'flex', flexDirection: 'column', gap: '3' },
    foot: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'minmax(0, 260px) auto',
      justifyContent: 'space-between',
      alignItems: 'end',
      '@container (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    problem: { color: 'danger.fg' },
    question: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'match-parent' },
  },
});
