import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** Width of a page without its margins of 14 mm, in CSS px. */
const paperWidth = { a4: 688, letter: 710 };

interface PrintPreviewProps {
  paper: keyof typeof paperWidth;
  children: ReactNode;
}

/** Its content as printed, with all pages in one, using the print styles. */
export function PrintPreview({ paper, children }: PrintPreviewProps) {
  useEffect(() => showPrintRules(), []);
  return (
    <div style={{ padding: '53px', background: 'Canvas' }}>
      <div style={{ width: paperWidth[paper], marginInline: 'auto' }}>{children}</div>
    </div>
  );
}

/** Applies print rules on the screen, including those added later. Returns the undo. */
function showPrintRules(): () => void {
  const shown = new Set<CSSMediaRule>();
  const show = (): void => {
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
  };
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
        rule.media.mediaText = 'all';
        shown.add(rule);
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  show();
  const timer = setInterval(show, 100);
  return () => {
    clearInterval(timer);
    for (const rule of shown) rule.media.mediaText = 'print';
  };
}
