import { ApiProblem, hasCode, isNetworkFailure } from '@forecourt/api-client';
import { TranslationError } from '@forecourt/platform/i18n';
import { loadTexts } from '@forecourt/platform/translation';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SettingsTarget } from '../target.ts';
import { previewOf, type TranslationPreview } from './upload/previewOf.ts';
import { UploadProgress } from './UploadProgress.ts';
import { type FileProblem, readTranslationFile } from './translationFile.ts';

/** Why a translation file was rejected; none of it was saved. */
export interface LocaleRefusal {
  code: string;
  reason: FileProblem | 'texts' | 'offline' | 'stale' | 'unexpected';
  /** Ids of the invalid messages. */
  messages: readonly string[];
  /** Where in the file it is wrong, from 1. */
  line?: number | undefined;
}

/** A file that was chosen for a language, and what it does. */
export interface ChosenFile {
  code: string;
  preview: TranslationPreview;
  /** Called once it was taken. */
  onTaken?: () => void;
}

/** Where the texts are that a file is compared with. */
export interface TextAddresses {
  /** The texts that are shown in the language now; null if it has none. */
  current: string | null;
  /** Every text of the product in English; undefined if it is not known. */
  source?: string | undefined;
}

/** A partner's translation files: they take effect immediately, not with the draft. */
export class LocalesStore {
  /** Code of the locale being changed. */
  sending: string | null = null;
  /** Code of the locale whose file is being read. */
  reading: string | null = null;
  /** Waits for the user to take it or not. */
  chosen: ChosenFile | null = null;
  refusal: LocaleRefusal | null = null;
  readonly progress = new UploadProgress();
  private readonly target: SettingsTarget;

  constructor(target: SettingsTarget) {
    this.target = target;
    makeObservable(this, {
      sending: observable,
      reading: observable,
      chosen: observableRef,
      refusal: observableRef,
      dismiss: action,
    });
  }

  /** Reads a file for a locale, and compares it with what is shown. */
  async choose(
    code: string,
    file: Blob,
    { current, source }: TextAddresses,
    onTaken?: () => void,
  ): Promise<void> {
    if (this.reading !== null) return;
    runInAction(() => {
      this.reading = code;
      this.refusal = null;
    });
    try {
      const read = await readTranslationFile(file, code);
      if (!read.ok) return this.refuse(code, read.problem, read.line);
      const [texts, known] = await Promise.all([
        current ? loadTexts(current) : {},
        source ? loadTexts(source) : null,
      ]);
      const preview = previewOf(read.file, { current: texts, source: known });
      runInAction(() => (this.chosen = { code, preview, onTaken }));
    } catch (error) {
      this.refuse(code, error instanceof TranslationError ? 'offline' : 'unexpected');
    } finally {
      runInAction(() => (this.reading = null));
    }
  }

  /** Does not take the chosen file. */
  dismiss(): void {
    this.chosen = null;
    this.refusal = null;
  }

  /**
   * Uploads what is good of the chosen file; a new locale is added to the list. On failure it stays
   * chosen.
   *
   * @returns whether it was taken
   */
  async take(): Promise<boolean> {
    const { chosen } = this;
    if (!chosen) return false;
    const { api, partnerId } = this.target;
    const { code, preview, onTaken } = chosen;
    const taken = await this.send(code, (query) =>
      this.progress.follow((options) =>
        api.putTranslation(partnerId, code, { messages: preview.messages }, query, options),
      ),
    );
    if (!taken) return false;
    this.dismiss();
    onTaken?.();
    return true;
  }

  private refuse(code: string, reason: LocaleRefusal['reason'], line?: number): void {
    runInAction(() => (this.refusal = { code, reason, messages: [], line }));
  }

  /** Offers a language with the texts that come with the product, and removes the partner's own. */
  async putProducts(code: string): Promise<boolean> {
    const { api, partnerId } = this.target;
    return this.send(code, (query) => api.putTranslation(partnerId, code, { messages: {} }, query));
  }

  /** Removes a locale and its file. */
  async remove(code: string): Promise<boolean> {
    const { api, partnerId } = this.target;
    return this.send(code, (query) => api.deleteTranslation(partnerId, code, query));
  }

  private async send(
    code: string,
    call: (query: { version?: number }) => ReturnType<SettingsTarget['api']['getSettings']>,
  ): Promise<boolean> {
    if (this.sending !== null) return false;
    runInAction(() => {
      this.sending = code;
      this.refusal = null;
    });
    try {
      const { settings } = await call({ version: this.target.version() });
      this.target.take(settings);
      return true;
    } catch (error) {
      const refusal = refusalOf(code, error);
      runInAction(() => (this.refusal = refusal));
      if (refusal.reason === 'stale') await this.target.onStale();
      return false;
    } finally {
      runInAction(() => (this.sending = null));
    }
  }
}

function refusalOf(code: string, error: unknown): LocaleRefusal {
  const because = (reason: LocaleRefusal['reason']): LocaleRefusal => {
    return { code, reason, messages: [] };
  };
  if (hasCode(error, 'STALE_SETTINGS')) return because('stale');
  if (isNetworkFailure(error)) return because('offline');
  if (!(error instanceof ApiProblem)) return because('unexpected');
  if (error.status === 413) return because('tooLarge');
  const messages = error.errors.map(({ field }) => field.replace(/^messages\./, ''));
  if (error.status === 422) return { code, reason: 'texts', messages };
  return because('unexpected');
}
