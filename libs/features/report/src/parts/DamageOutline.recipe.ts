import { defineSlotRecipe } from '@forecourt/ui/styling';

export const outlineRecipe = defineSlotRecipe({
  className: 'report-outline',
  slots: ['root', 'part', 'mark', 'reach'],
  base: {
    root: { display: 'block', width: '100%', maxWidth: '300px', marginInline: 'auto' },
    part: {
      fill: 'bg.subtle',
      stroke: 'line.strong',
      strokeWidth: '2px',
      strokeLinejoin: 'round',
      '&[data-look=glass]': { fill: 'bg.muted' },
      '&[data-look=wheel]': { fill: 'bg.muted', strokeWidth: '5px' },
      '&[data-damaged]': { fill: 'danger.subtle' },
    },
    reach: { fill: 'transparent' },
    mark: {
      cursor: 'pointer',
      outline: 'none',
      '& circle + circle': {
        fill: 'danger.solid',
        stroke: 'bg.surface',
        strokeWidth: '2px',
        transition: 'common',
      },
      '& text': {
        fill: 'danger.contrast',
        fontSize: '14px',
        fontWeight: 700,
        textAnchor: 'middle',
        pointerEvents: 'none',
      },
      '&[data-current] circle + circle': { stroke: 'danger.edge', strokeWidth: '6px' },
      _focusVisible: { '& circle + circle': { stroke: 'accent.edge', strokeWidth: '6px' } },
    },
  },
});
