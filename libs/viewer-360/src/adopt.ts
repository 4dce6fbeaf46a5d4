/**
 * What adds a style to the document or shadow root of an element, once however often it is called. A
 * constructed style sheet needs no tag, so a strict CSP allows it.
 */
export function adopter(css: string): (element: Element) => void {
  let sheet: CSSStyleSheet | undefined;
  return (element) => {
    const node = element.getRootNode();
    const root = node instanceof ShadowRoot ? node : document;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
}
