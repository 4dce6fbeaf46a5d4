import { defineSlotRecipe } from '../styling/recipe.ts';

export const sectionsRecipe = defineSlotRecipe({
  className: 'progress-sections',
  slots: ['root', 'link', 'mark', 'label', 'said'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '36px',
      paddingInline: '2',
      borderRadius: 'md',
      color: 'fg.muted',
      textDecoration: 'none',
      transition: 'common',
      focusRing: 'inside',
      _coarse: { minHeight: '44px' },
      _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
      _current: { color: 'fg.default', fontWeight: 600, backgroundColor: 'accent.subtle' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '18px',
      height: '18px',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'full',
      '&[data-state=done]': {
        borderColor: 'progress.edge',
        backgroundColor: 'progress.solid',
        color: 'progress.contrast',
      },
      '&[data-state=active]': { borderColor: 'progress.edge', borderWidth: '5px' },
      '&[data-state=partial]': {
        borderColor: 'progress.edge',
        backgroundImage:
          'linear-gradient(to top, var(--fc-colors-progress-solid) 50%, transparent 50%)',
      },
      '&[data-state=skipped]': { borderStyle: 'dashed' },
    },
    label: { flex: 1, minWidth: 0, truncate: true },
  },
  variants: {
    compact: {
      false: { said: { srOnly: true } },
      true: {
        link: { minHeight: '28px', gap: '2', textStyle: 'label', _coarse: { minHeight: '44px' } },
        mark: { width: '16px', height: '16px' },
        said: {
          textStyle: 'caption',
          fontWeight: 400,
          color: 'fg.muted',
          whiteSpace: 'nowrap',
          '&[data-lacking]': { color: 'warning.fg', fontWeight: 600 },
        },
      },
    },
  },
  defaultVariants: { compact: false },
});
