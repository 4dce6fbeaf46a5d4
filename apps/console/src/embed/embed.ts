import { buttonStyles } from './buttonStyles.ts';
import { colorRule } from './colors.ts';

/** The origin of this script also serves the invite pages. */
const home = (document.currentScript as HTMLScriptElement | null)?.src ?? document.baseURI;

let shared: CSSStyleSheet | undefined;

/**
 * A constructed style sheet: a strict content security policy allows it, unlike a style element.
 */
function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** Built with DOM calls: pages that require trusted types refuse markup as text. */
function arrow(): SVGElement {
  const make = (name: string, attributes: Record<string, string>): SVGElement => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = make('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  svg.append(make('path', { d: 'M5 12h14M13 6l6 6-6 6' }));
  return svg;
}

/**
 * `<forecourt-get-started partner="northgate-trade">Get started</forecourt-get-started>`: the button of
 * a partner on any site. It opens the partner's invite page in the partner's color.
 *
 * - `partner`: unique id of a customisation
 * - `agent` (optional): id of the agent who is told of the requests, `agent_id` of the invite page
 * - `api` (optional): address of the API, where it is not that of the script
 * - its content: the words of the button, by default "Get started"
 */
class GetStarted extends HTMLElement {
  static readonly observedAttributes = ['partner', 'agent', 'api'];
  private link: HTMLAnchorElement | undefined;
  private asked = '';

  connectedCallback(): void {
    this.update();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.update();
  }

  private update(): void {
    const partner = this.getAttribute('partner')?.trim() ?? '';
    const agent = this.getAttribute('agent');
    const query = agent ? `?${new URLSearchParams({ agent_id: agent })}` : '';
    const path = encodeURIComponent(partner) + query;
    const link = (this.link ??= this.draw());
    this.hidden = partner === '';
    link.href = new URL(`/${path}`, home).href;
    if (partner && path !== this.asked) void this.paint((this.asked = path));
  }

  private draw(): HTMLAnchorElement {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [(shared ??= sheetOf(buttonStyles))];
    const link = document.createElement('a');
    link.setAttribute('part', 'button');
    link.target = '_blank';
    link.rel = 'noopener';
    const words = document.createElement('slot');
    words.textContent = 'Get started';
    link.append(words, arrow());
    root.append(link);
    return link;
  }

  /**
   * Applies the partner's color. If the host page's policy blocks the request, the button still
   * works.
   */
  private async paint(path: string): Promise<void> {
    const api = new URL(this.getAttribute('api') ?? '/', home);
    try {
      const url = new URL(`/api/partner_customisations/${path}`, api);
      const answer = await fetch(url, { credentials: 'omit' });
      if (path !== this.asked) return;
      // No link at all is better than a broken one.
      this.hidden = answer.status === 404;
      if (!answer.ok) return;
      const { customisation } = (await answer.json()) as { customisation: Partial<Customisation> };
      const rule = colorRule(customisation.theme?.ui_secondary_1);
      if (rule) this.shadowRoot!.adoptedStyleSheets = [shared!, sheetOf(rule)];
    } catch {
      // The button keeps its default colors.
    }
  }
}

interface Customisation {
  theme: { ui_secondary_1: unknown };
}

if (!customElements.get('forecourt-get-started')) {
  customElements.define('forecourt-get-started', GetStarted);
}
