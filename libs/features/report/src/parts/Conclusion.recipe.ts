import { defineSlotRecipe } from '@forecourt/ui/styling';
import { cardStyle } from '../cardStyle.ts';

export const conclusionRecipe = defineSlotRecipe({
  className: 'report-conclusion',
  slots: ['card', 'title', 'choices', 'choice', 'hint', 'problem', 'result', 'meaning', 'actions'],
  base: {
    card: { ...cardStyle, gridColumn: '1 / -1', _print: { display: 'none' } },
    title: { textStyle: 'title', outline: 'none' },
    choices: { display: 'flex', flexDirection: 'column', gap: '4', margin: '0', padding: '0' },
    choice: { display: 'flex', flexDirection: 'column', gap: '1.5', listStyle: 'none' },
    hint: { color: 'fg.muted', '&:empty': { display: 'none' } },
    problem: { color: 'danger.fg' },
    result: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '3',
      borderRadius: 'md',
      outline: 'none',
      backgroundColor: 'success.subtle',
      color: 'success.fg',
      '&[data-tone=warning]': { backgroundColor: 'warning.subtle', color: 'warning.fg' },
    },
    meaning: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'title' },
    actions: { display: 'flex', flexDirection: 'column', gap: '2' },
  },
});
