import { partnerRoles } from './partner.ts';
import { tokenVariable } from './tokenVariable.ts';
import type { PartnerColorKey, PartnerRole } from './partner.ts';
import type { Shades } from './shades.ts';

interface StyledElement {
  style: CSSStyleDeclaration;
  scheme: 'light' | 'dark';
}

/**
 * One color of a page while it is dragged. Variables set on the page would be inherited by every
 * element, which is slow; so they are set only on the elements whose own styles use them. Elements
 * added during the drag keep the page's color until it is set there too.
 */
export class ColorDrag {
  private readonly elements: readonly StyledElement[];
  private readonly role: PartnerRole;

  /** @param page `<html>`, or the element whose colors are dragged */
  constructor(page: HTMLElement, key: PartnerColorKey) {
    this.role = partnerRoles[key];
    this.elements = elementsOf(page, this.role).map((element) => ({
      style: element.style,
      scheme: element.closest('.light, .dark')?.classList.contains('dark') ? 'dark' : 'light',
    }));
    // Otherwise each frame would start a transition towards a color that the next frame replaces.
    for (const { style } of this.elements) style.setProperty('transition', 'none');
  }

  paint(shades: Shades): void {
    const tokens = {
      light: roleTokens(this.role, shades, 'light'),
      dark: roleTokens(this.role, shades, 'dark'),
    };
    for (const { style, scheme } of this.elements) {
      for (const [name, value] of tokens[scheme]) style.setProperty(name, value);
    }
  }

  /** Returns to the page's own colors; set those first, so that nothing flashes. */
  end(): void {
    for (const { style } of this.elements) {
      style.removeProperty('transition');
      for (const name of names) style.removeProperty(tokenStem(this.role) + name);
    }
  }
}

const names = ['solid', 'contrast', 'hover', 'active', 'fg', 'edge', 'subtle'] as const;

/** Prefix of the CSS variables of a role’s tokens, as in the system: `--fc-colors-art-primary-`. */
function tokenStem(role: PartnerRole): string {
  return tokenVariable('colors', `${role}.`);
}

function roleTokens(role: PartnerRole, shades: Shades, scheme: 'light' | 'dark') {
  return names.map((name): [string, string] => {
    const shade = shades[name];
    return [tokenStem(role) + name, typeof shade === 'string' ? shade : shade[scheme]];
  });
}

type Styled = Element & ElementCSSInlineStyle;

/** The elements whose rules, attributes or inline style use a token of the role. */
function elementsOf(page: HTMLElement, role: PartnerRole): Styled[] {
  const used = `var(${tokenStem(role)}`;
  const elements = new Set<Styled>();
  const collect = (selector: string): void => {
    if (page.matches(selector)) elements.add(page);
    for (const element of page.querySelectorAll<Styled>(selector)) elements.add(element);
  };
  const { styleSheets, adoptedStyleSheets } = page.ownerDocument;
  // Chakra's overlays keep their rules in an adopted sheet. (jsdom has no such sheets.)
  for (const sheet of [...styleSheets, ...(adoptedStyleSheets ?? [])]) {
    for (const rule of styleRules(readableRules(sheet))) {
      if (rule.style.cssText.includes(used)) collect(bearer(rule.selectorText));
    }
  }
  collect(['fill', 'stroke', 'stop-color', 'style'].map((name) => `[${name}*="${used}"]`).join());
  return [...elements];
}

/** Drops pseudo-elements such as `::before`, to find their elements; `::selection` matches none. */
function bearer(selector: string): string {
  return selector.includes('::selection')
    ? ':not(*)'
    : selector.replace(/::(before|after|placeholder|marker)/g, '');
}

function readableRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // A cross-origin style sheet is not ours and does not use our tokens.
    return [];
  }
}

function* styleRules(rules: Iterable<CSSRule>): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if ('selectorText' in rule && 'style' in rule) yield rule as CSSStyleRule;
    // Rules within @media, @container, @supports and @layer.
    if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}
