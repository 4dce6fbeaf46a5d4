import { isNetworkFailure } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { type Account, baseLanguage, defaultLocale, productLanguages } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface LanguageFormOptions {
  api: Pick<Api, 'updateAccount'>;
  onSaved(account: Account): void;
}

/** The languages that the product writes emails in, each by its name in itself. */
export const mailLanguages: readonly { code: string; name: string }[] = [
  { code: defaultLocale, name: 'English' },
  ...productLanguages.map(({ locale_code: code, local_name: name }) => ({ code, name })),
];

/** The part of /profile in which users choose the language of emails to them. */
export class LanguageForm {
  /** A code of `mailLanguages`; empty for the language of each business. */
  language = '';
  sending = false;
  /** The choice was saved; reset by the next. */
  saved = false;
  problem: 'offline' | 'unexpected' | undefined = undefined;
  private readonly options: LanguageFormOptions;

  constructor(options: LanguageFormOptions) {
    this.options = options;
    makeObservable(this, {
      language: observable,
      sending: observable,
      saved: observable,
      problem: observableRef,
      show: action,
      choose: action,
    });
  }

  /**
   * What is saved: `de` for de-AT. Emails are in the business's language where the product does not
   * write in the user's.
   */
  show(locale: string | null): void {
    const base = baseLanguage(locale ?? '');
    this.language = mailLanguages.find(({ code }) => baseLanguage(code) === base)?.code ?? '';
  }

  choose(language: string): void {
    this.language = language;
    this.saved = false;
    this.problem = undefined;
  }

  /** Saves the choice; pressing twice sends one request. */
  async save(): Promise<void> {
    if (this.sending) return;
    const { api, onSaved } = this.options;
    runInAction(() => Object.assign(this, { sending: true, problem: undefined, saved: false }));
    try {
      const { account } = await api.updateAccount({ locale: this.language || null });
      this.show(account.locale);
      onSaved(account);
      runInAction(() => (this.saved = true));
    } catch (error) {
      const problem = isNetworkFailure(error) ? 'offline' : 'unexpected';
      runInAction(() => (this.problem = problem));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
