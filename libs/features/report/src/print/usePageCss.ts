import { useLayoutEffect } from 'react';

/**
 * Applies CSS while the component is mounted, since `@page` belongs to no element. A constructed
 * style sheet needs no tag, so a strict CSP allows it.
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
