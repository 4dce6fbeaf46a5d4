import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage } from '../storage.ts';
import {
  defaultLocale,
  type Direction,
  directionOf,
  isSupported,
  type LocaleEntry,
} from './locale.ts';
import { type CookieJar, rememberedLocale, rememberLocale } from './remembered.ts';
import { loadTranslation, type Messages, TranslationError } from './translation.ts';

export interface LocaleStoreOptions {
  storage: KeyValueStorage;
  cookies?: CookieJar;
  load?: (url: string, options: { signal: AbortSignal }) => Promise<Messages>;
}

/**
 * The language of the interface. It starts in en-US; what the person chose before comes as soon as
 * the customisation says where its texts are. A file that fails changes nothing.
 */
export class LocaleStore {
  locale = defaultLocale;
  messages: Messages = {};
  entries: readonly LocaleEntry[] = [];
  /** The code on its way, while its texts are loaded. */
  pending: string | null = null;
  private readonly options: LocaleStoreOptions;
  private running: AbortController | null = null;

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
   * Takes the languages of a customisation. Loads the one chosen on this device, else the
   * customisation's default; if that fails, the interface stays as it is.
   */
  async offer(entries: readonly LocaleEntry[], defaultCode = defaultLocale): Promise<void> {
    this.entries = entries;
    const { storage, cookies } = this.options;
    const wanted = rememberedLocale(storage, cookies) ?? defaultCode;
    if (wanted === this.locale || !entries.some((entry) => entry.code === wanted)) return;
    await this.show(wanted).catch(() => undefined);
  }

  /**
   * Changes the language and remembers it.
   *
   * @throws TranslationError when its texts cannot be had; nothing has changed then
   */
  async choose(code: string): Promise<void> {
    if (!(await this.show(code))) return;
    rememberLocale(code, this.options.storage, this.options.cookies);
  }

  /** Resolves to false when another choice was made in the meantime. */
  private async show(code: string): Promise<boolean> {
    this.running?.abort();
    const run = new AbortController();
    this.running = run;
    runInAction(() => (this.pending = code));
    try {
      const messages = await this.load(code, run.signal);
      if (this.running !== run) return false;
      runInAction(() => {
        this.locale = code;
        this.messages = messages;
      });
      return true;
    } catch (error) {
      if (this.running !== run) return false;
      throw error;
    } finally {
      if (this.running === run) runInAction(() => (this.pending = null));
    }
  }

  private async load(code: string, signal: AbortSignal): Promise<Messages> {
    if (code === defaultLocale) return {};
    const entry = this.entries.find((known) => known.code === code);
    if (!entry || !isSupported(code)) throw new TranslationError(`No language ${code}`);
    return (this.options.load ?? loadTranslation)(entry.url, { signal });
  }
}
