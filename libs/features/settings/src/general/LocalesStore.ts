import { ApiProblem, hasCode, isNetworkFailure } from '@forecourt/api-client';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SettingsTarget } from '../target.ts';
import { UploadProgress } from './UploadProgress.ts';
import { type FileProblem, readTranslationFile } from './translationFile.ts';

/** Why a translation file was rejected; none of it was saved. */
export interface LocaleRefusal {
  code: string;
  reason: FileProblem | 'texts' | 'offline' | 'stale' | 'unexpected';
  /** Ids of the invalid messages. */
  messages: readonly string[];
}

/** A partner's translation files: they take effect immediately, not with the draft. */
export class LocalesStore {
  /** Code of the locale being changed. */
  sending: string | null = null;
  refusal: LocaleRefusal | null = null;
  readonly progress = new UploadProgress();
  private readonly target: SettingsTarget;

  constructor(target: SettingsTarget) {
    this.target = target;
    makeObservable(this, { sending: observable, refusal: observableRef });
  }

  /** Uploads a locale's file; a new locale is added to the list. */
  async put(code: string, file: Blob): Promise<boolean> {
    const read = await readTranslationFile(file);
    if (!read.ok) {
      runInAction(() => (this.refusal = { code, reason: read.problem, messages: [] }));
      return false;
    }
    const { api, partnerId } = this.target;
    const { messages } = read;
    return this.send(code, (query) =>
      this.progress.follow((options) =>
        api.putTranslation(partnerId, code, { messages }, query, options),
      ),
    );
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
