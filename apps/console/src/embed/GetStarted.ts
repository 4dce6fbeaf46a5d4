import { colorRule } from './colors.ts';
import { arrow, make, sheetOf } from './dom.ts';
import { type FormFrame, formFrame } from './formFrame.ts';
import { makeOverlay } from './overlay.ts';
import type { FormMessage } from './protocol.ts';
import { styles } from './styles.ts';
import { wordsIn } from './words.ts';

/** The origin of this script also serves the pages and the form. */
const home = (document.currentScript as HTMLScriptElement | null)?.src ?? document.baseURI;

/** Attributes of the element; `data-…` of the script's tag are the same. See `docs/embed.md`. */
export const attributes = [
  'partner',
  'mode',
  'language',
  'color',
  'scheme',
  'text',
  'agent',
  'api',
] as const;

let shared: CSSStyleSheet | undefined;

/**
 * `<forecourt-get-started partner="northgate-trade">Get started</forecourt-get-started>`: the form of
 * a partner on any site, as a button with a dialog, a floating button, or in the page itself.
 *
 * - `partner`: unique id of a customisation
 * - `mode`: `button` (default), `popup` or `inline`
 * - `language`: code such as `de-DE`; by default that of the page around it
 * - `color`: `#RRGGBB` of the button and the form; by default the partner's
 * - `scheme`: `light` or `dark`; by default as the device has it
 * - `text`, or its content: the words of the button
 * - `agent`: id of the agent who is told of the requests, `agent_id` of the invite page
 * - `api`: address of the API, where it is not that of the script
 *
 * Fires `forecourt:started` and `forecourt:completed`, which bubble up to the window, each once.
 */
export class GetStarted extends HTMLElement {
  static readonly observedAttributes = attributes;
  private button: HTMLAnchorElement | undefined;
  private readonly words = make('slot', {});
  private form: (FormFrame & { key: string; dialog?: HTMLDialogElement }) | undefined;
  private canFrame = true;
  private readonly fired = new Set<string>();
  private asked = '';
  private published: unknown;

  connectedCallback(): void {
    this.update();
  }

  disconnectedCallback(): void {
    this.dropForm();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.update();
  }

  private read(name: (typeof attributes)[number]): string {
    return this.getAttribute(name)?.trim() ?? '';
  }

  private get language(): string {
    return this.read('language') || (this.closest<HTMLElement>('[lang]')?.lang ?? '');
  }

  private get isInline(): boolean {
    return this.canFrame && this.read('mode') === 'inline';
  }

  private update(): void {
    const partner = this.read('partner');
    const agent = this.read('agent');
    const path =
      encodeURIComponent(partner) + (agent && `?${new URLSearchParams({ agent_id: agent })}`);
    const button = (this.button ??= this.draw());
    this.hidden = !partner;
    this.words.textContent = this.read('text') || wordsIn(this.language).start;
    button.href = new URL(`/${path}`, home).href;
    button.hidden = this.isInline;
    if (this.form && this.form.key !== this.formKey) this.dropForm();
    if (this.isInline && partner && !this.form) {
      this.form = this.makeForm();
      this.shadowRoot!.append(this.form.element);
    }
    this.paint();
    if (partner && path !== this.asked) void this.ask((this.asked = path));
  }

  private draw(): HTMLAnchorElement {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const button = make(
      'a',
      { class: 'button', part: 'button', target: '_blank', rel: 'noopener' },
      this.words,
      arrow(),
    );
    button.addEventListener('click', (event) => this.press(event));
    root.append(button);
    return button;
  }

  /** Opens the dialog, unless a new tab is wanted, or all that is possible. */
  private press(event: MouseEvent): void {
    this.tell('started');
    if (!this.canFrame || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A closed dialog keeps what was typed.
    this.form ??= this.makeForm();
    this.form.dialog ??= this.makeDialog(this.form);
    this.form.dialog.showModal();
  }

  private makeDialog({ element }: FormFrame): HTMLDialogElement {
    const dialog = makeOverlay(element, {
      label: element.title,
      href: this.button!.href,
      words: wordsIn(this.language),
    });
    this.shadowRoot!.append(dialog);
    return dialog;
  }

  private get address(): URL {
    const address = new URL(`/embed/${encodeURIComponent(this.read('partner'))}`, home);
    const query = {
      agent_id: this.read('agent'),
      language: this.language,
      color: this.read('color'),
      scheme: this.read('scheme'),
    };
    for (const [name, value] of Object.entries(query))
      if (value) address.searchParams.set(name, value);
    return address;
  }

  /** Of a form with another key, nothing is kept. */
  private get formKey(): string {
    return this.address.href + this.isInline;
  }

  private makeForm(): FormFrame & { key: string } {
    const title = this.textContent.trim() || this.words.textContent;
    const frame = formFrame(
      this.address,
      title,
      (message) => this.hear(message),
      () => this.refused(),
    );
    return { ...frame, key: this.formKey };
  }

  private dropForm(): void {
    this.form?.remove();
    this.form?.dialog?.remove();
    this.form = undefined;
    this.fired.clear();
  }

  private hear(message: FormMessage): void {
    const { form } = this;
    if (message.forecourt === 'height') form!.element.style.height = `${message.height}px`;
    else if (message.forecourt === 'close') form!.dialog?.close();
    else if (message.forecourt !== 'ready') this.tell(message.forecourt);
  }

  /** The form cannot be framed here: from now on the button opens a tab. */
  private refused(): void {
    const dialog = this.form?.dialog;
    this.canFrame = false;
    if (!dialog) return this.update();
    // Right after the press it may still be opened; later the link in the dialog remains.
    const opened = open(this.button!.href, '_blank');
    this.form!.element.hidden = true;
    if (!opened) return;
    opened.opener = null;
    dialog.close();
  }

  private tell(step: 'started' | 'completed'): void {
    if (this.fired.has(step)) return;
    this.fired.add(step);
    const detail = { partner: this.read('partner'), mode: this.read('mode') || 'button' };
    const bubbling = { bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent(`forecourt:${step}`, { ...bubbling, detail }));
  }

  private paint(): void {
    const rule = colorRule(this.read('color')) ?? colorRule(this.published);
    const sheets = [(shared ??= sheetOf(styles))];
    if (rule) sheets.push(sheetOf(rule));
    this.shadowRoot!.adoptedStyleSheets = sheets;
  }

  /**
   * Asks for the partner's color. If the host page's policy blocks the request, the button still
   * works.
   */
  private async ask(path: string): Promise<void> {
    this.published = undefined;
    const api = new URL(this.getAttribute('api') ?? '/', home);
    try {
      const url = new URL(`/api/partner_customisations/${path}`, api);
      const answer = await fetch(url, { credentials: 'omit' });
      if (path !== this.asked) return;
      // Nothing at all is better than what is broken.
      this.hidden = answer.status === 404;
      if (!answer.ok) return;
      const { customisation } = (await answer.json()) as { customisation: Partial<Customisation> };
      this.published = customisation.theme?.ui_secondary_1;
      this.paint();
    } catch {
      // The button keeps its default colors.
    }
  }
}

interface Customisation {
  theme: { ui_secondary_1: unknown };
}
