import { useLayoutEffect } from 'react';

/**
 * Puts CSS in force while the component is there: `@page` belongs to no element. A constructed sheet
 * needs no tag, so a strict policy allows it.
 */
export function usePageCss(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      const { adoptedStyleSheets: sheets } = document;
      sheets.splice(sheets.indexOf(sheet), 1);
    };
  }, [css]);
}
