import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage } from '../storage.ts';
import { keepTexts, readKept } from './keptTexts.ts';
import {
  defaultLocale,
  type Direction,
  directionOf,
  isSupported,
  type LocaleEntry,
} from './locale.ts';
import { type CookieJar, rememberedLocale, rememberLocale } from './remembered.ts';
import { type Messages, type Texts, TranslationError } from './texts.ts';
import { wantedLocale } from './wantedLocale.ts';

export interface LocaleStoreOptions {
  storage: KeyValueStorage;
  cookies?: CookieJar;
  /** Language codes in the person's order (`navigator.languages`); used until one is chosen. */
  languages?: readonly string[];
  load?: (url: string, options: { signal: AbortSignal }) => Promise<Texts>;
}

/** The texts in force and where they came from. */
interface Shown {
  code: string;
  url: string;
  texts: Texts;
}

/** Loaded on demand with its parser, since en-US needs no translation file. */
const reader = () => import('./translation.ts');

/** A URL with a version need not be fetched again. */
const hasVersion = (url: string): boolean => /[?&]v=/.test(url);

/**
 * The language of the interface. It starts in the language of the last visit, from the cached copy;
 * the available languages come with the customization. A file that fails to load changes nothing.
 */
export class LocaleStore {
  locale = defaultLocale;
  messages: Messages = {};
  entries: readonly LocaleEntry[] = [];
  /** The code of the language whose texts are being loaded. */
  pending: string | null = null;
  private readonly options: LocaleStoreOptions;
  private running: AbortController | null = null;
  /** Null for en-US, which the bundle carries. */
  private shown: Shown | null = null;

  constructor(options: LocaleStoreOptions) {
    this.options = options;
    makeObservable(this, {
      locale: observable,
      messages: observableRef,
      entries: observableRef,
      pending: observable,
      direction: computed,
      offer: action,
    });
  }

  get direction(): Direction {
    return directionOf(this.locale);
  }

  /**
   * Starts in the language of the last visit, before the available languages are known. Never
   * rejects.
   */
  async restore(): Promise<void> {
    const kept = readKept(this.options.storage);
    if (!kept) return;
    const { entries, shown } = kept;
    const wanted = this.chosen ?? shown?.code;
    runInAction(() => (this.entries = entries));
    if (shown?.code !== wanted || !shown) return;
    try {
      const { parseTexts, readTexts } = await reader();
      this.take(shown, parseTexts(readTexts(shown.texts)));
    } catch {
      // Ignore a cached copy that cannot be read.
    }
  }

  /**
   * Sets the languages of a customization and shows the right one: see {@link wantedLocale}. If its
   * file fails, the interface stays as it is.
   */
  async offer(entries: readonly LocaleEntry[], defaultCode = defaultLocale): Promise<void> {
    this.entries = entries;
    const { languages = [] } = this.options;
    const wanted = wantedLocale(entries, {
      chosen: this.chosen,
      own: languages,
      partners: entries.some(({ code }) => code === defaultCode) ? defaultCode : defaultLocale,
    });
    const url = entries.find(({ code }) => code === wanted)?.url;
    const isThere = wanted === this.locale && (!this.shown || this.shown.url === url);
    if (isThere && (!this.shown || hasVersion(this.shown.url))) this.keep();
    else await this.show(wanted).catch(() => undefined);
  }

  /**
   * Changes the language and remembers it.
   *
   * @throws TranslationError if its texts cannot be loaded; nothing has changed then
   */
  async choose(code: string): Promise<void> {
    if (!(await this.show(code))) return;
    rememberLocale(code, this.options.storage, this.options.cookies);
  }

  private get chosen(): string | null {
    return rememberedLocale(this.options.storage, this.options.cookies);
  }

  /** Resolves to false when another choice was made in the meantime. */
  private async show(code: string): Promise<boolean> {
    this.running?.abort();
    const run = new AbortController();
    this.running = run;
    runInAction(() => (this.pending = code));
    try {
      const shown = await this.load(code, run.signal);
      const messages = shown ? (await reader()).parseTexts(shown.texts) : {};
      if (this.running !== run) return false;
      this.take(shown, messages);
      this.keep();
      return true;
    } catch (error) {
      if (this.running !== run) return false;
      throw error;
    } finally {
      if (this.running === run) runInAction(() => (this.pending = null));
    }
  }

  private async load(code: string, signal: AbortSignal): Promise<Shown | null> {
    if (code === defaultLocale) return null;
    const entry = this.entries.find((known) => known.code === code);
    if (!entry || !isSupported(code)) throw new TranslationError(`No language ${code}`);
    const { url } = entry;
    const load = this.options.load ?? (await reader()).loadTexts;
    return { code, url, texts: await load(url, { signal }) };
  }

  private take(shown: Shown | null, messages: Messages): void {
    const isSame = JSON.stringify(shown?.texts) === JSON.stringify(this.shown?.texts);
    runInAction(() => {
      this.shown = shown;
      this.locale = shown?.code ?? defaultLocale;
      // The texts are the same: nothing on the page needs to be redrawn.
      if (!isSame) this.messages = messages;
    });
  }

  private keep(): void {
    keepTexts({ entries: this.entries, shown: this.shown }, this.options.storage);
  }
}
