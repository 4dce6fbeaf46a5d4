/** Built with DOM calls: pages that require trusted types refuse markup as text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** An arrow in the direction of reading. */
export function arrow(): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement];
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M5 12h14M13 6l6 6-6 6');
  svg.append(path);
  return svg;
}

/**
 * A constructed style sheet: a strict content security policy allows it, unlike a style element.
 */
export function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
