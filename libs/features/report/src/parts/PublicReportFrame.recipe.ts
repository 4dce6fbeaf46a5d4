import { defineSlotRecipe } from '@forecourt/ui/styling';

export const frameRecipe = defineSlotRecipe({
  className: 'public-report',
  slots: ['root', 'bar', 'partner', 'foot'],
  base: {
    root: {
      minHeight: '100dvh',
      paddingBlockEnd: '10',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      textStyle: 'body',
      _print: { minHeight: 0, paddingBlockEnd: 0, backgroundColor: 'transparent' },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      height: '56px',
      // The logo stands over the report's edge, in windows of any width.
      paddingInline: 'max(24px, calc(50% - 592px))',
      // With a column beside the report the page is wider; the report's own column is within it.
      '&:has(+ main > div > aside)': { paddingInline: 'max(24px, calc(50% - 668px))' },
      // A receipt is one sheet.
      '&:has(+ main > [data-screen-only])': { paddingInline: 'max(16px, calc(50% - 320px))' },
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      backgroundColor: 'bg.surface',
      smDown: { paddingInline: '4' },
      // The printed report has its own letterhead.
      _print: { display: 'none' },
    },
    partner: { textStyle: 'title', truncate: true },
    foot: {
      maxWidth: '320px',
      marginInline: 'auto',
      marginBlockStart: '8',
      paddingInline: '4',
      '&:empty': { display: 'none' },
      'main:has(> [data-screen-only]) + &': { marginInlineStart: 'max(0px, calc(50% - 336px))' },
      _print: { display: 'none' },
    },
  },
});
