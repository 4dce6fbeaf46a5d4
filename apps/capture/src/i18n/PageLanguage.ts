import type { Locales } from '@forecourt/contract';
import { pause } from '@forecourt/platform';
import type { Languages, LanguageView } from './languages.ts';

/** The bundle's own language. */
const own = 'en-US';
const plain: LanguageView = {
  locale: own,
  messages: {},
  entries: [],
  pending: null,
  opening: false,
};

/** How long the first screen waits for its texts. */
const TEXTS_TIMEOUT_MS = 1500;

/**
 * The language of the page. Most partners have a single language, and the page starts in it; the
 * code for several languages, with MobX and a parser, is loaded only when needed.
 */
export class PageLanguage {
  private view = plain;
  private readonly listeners = new Set<() => void>();
  private readonly open: (show: (view: Partial<LanguageView>) => void) => Promise<Languages>;
  private languages: Promise<Languages> | null = null;
  private offered = '';

  constructor(
    open: PageLanguage['open'] = async (show) =>
      (await import('./languages.ts')).openLanguages(show),
  ) {
    this.open = open;
  }

  readonly getView = (): LanguageView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sets the partner's languages and chooses the right one. If a file fails, nothing changes. */
  async offer(locales: Locales): Promise<void> {
    const offered = JSON.stringify(locales);
    if (offered === this.offered) return;
    this.offered = offered;
    if (!this.languages && locales.list.every(({ locale_code }) => locale_code === own)) return;
    if (!this.languages) this.show({ opening: true });
    const shown = this.load().then((languages) => languages.offer(locales));
    // Without a network the page stays in en-US until the languages are offered again.
    const settled = shown.catch(() => (this.offered = ''));
    await Promise.race([settled, pause(TEXTS_TIMEOUT_MS)]);
    this.show({ opening: false });
  }

  /** @throws TranslationError when its texts cannot be loaded; nothing has changed then */
  async choose(code: string): Promise<void> {
    await (await this.load()).choose(code);
  }

  private load(): Promise<Languages> {
    this.languages ??= this.open((view) => this.show(view));
    this.languages.catch(() => (this.languages = null));
    return this.languages;
  }

  private show(change: Partial<LanguageView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
