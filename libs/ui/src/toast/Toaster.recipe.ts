import { defineSlotRecipe } from '../styling/recipe.ts';

export const toasterRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'icon', 'words', 'title', 'text'],
  base: {
    region: {
      position: 'fixed',
      insetBlockStart: 'max(16px, env(safe-area-inset-top))',
      insetInlineEnd: '16px',
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'min(380px, calc(100vw - 32px))',
      pointerEvents: 'none',
      _print: { display: 'none' },
      // Beside a panel, so that its title, cross and fields stay in sight.
      '[data-overlays~=panel] &': { insetInlineEnd: 'calc(440px + 16px)' },
      mdDown: {
        '[data-overlays~=panel] &': {
          insetBlockStart: 'auto',
          insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
          insetInlineStart: '16px',
          insetInlineEnd: 'auto',
        },
        // Above the panel's buttons, where it has some at the bottom.
        '[data-overlays~=panel-footer] &': { insetBlockEnd: '88px' },
      },
      // Below the bar of the page; a dialog of a phone leaves room above itself instead.
      smDown: {
        insetBlockStart: 'calc(env(safe-area-inset-top) + 64px)',
        '[data-overlays~=modal] &': {
          insetBlockStart: 'max(8px, env(safe-area-inset-top))',
        },
      },
    },
    root: {
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.raised',
      boxShadow: 'lg',
      animationName: 'slide-in-end',
      animationDuration: 'normal',
      animationTimingFunction: 'out',
    },
    icon: { display: 'flex' },
    words: { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '0.5' },
    // A long name must not make a toast cover the page; all of it is read out, and shown on pointing.
    title: { fontWeight: 550, overflowWrap: 'anywhere', lineClamp: 2 },
    text: { color: 'fg.muted', fontSize: 'sm' },
  },
  variants: {
    tone: {
      success: { icon: { color: 'success.edge' } },
      danger: { icon: { color: 'danger.edge' }, root: { borderColor: 'danger.edge' } },
      info: { icon: { color: 'info.edge' } },
    },
  },
  defaultVariants: { tone: 'info' },
});
