import { ApiProblem, isNetworkFailure } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { type Account, contactMaxLength } from '@forecourt/contract';
import { changePassword, getAccount, updateAccount } from '@forecourt/contract/endpoints/account';
import { listColleagues } from '@forecourt/contract/endpoints/users';
import { deviceTimeZone, formatPhone, Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { AwayForm } from './AwayForm.ts';
import { DigestForm } from './DigestForm.ts';
import { LanguageForm } from './LanguageForm.ts';
import { PasswordForm } from './PasswordForm.ts';
import { WeeklyForm } from './WeeklyForm.ts';

export type ProfileProblem = 'emptyName' | 'badPhone' | 'offline' | 'unexpected';

export interface ProfileStoreOptions {
  api: Pick<Api, keyof typeof ProfileStore.endpoints>;
  /** The current partner, whose members can take over; null while unknown. */
  partnerId?(): string | null;
  /** The device's time zone. @default the browser's */
  timeZone?(): string;
  /** The name has changed; the top bar shows it too. */
  onSaved: () => void;
}

/** The user's own name, phone number and password. What was typed is kept after a failure. */
export class ProfileStore {
  static readonly endpoints = { changePassword, getAccount, listColleagues, updateAccount };
  readonly account = new Resource<Account>();
  readonly password: PasswordForm;
  readonly away: AwayForm;
  readonly digest: DigestForm;
  readonly language: LanguageForm;
  readonly weekly: WeeklyForm;
  name = '';
  phone = '';
  sending = false;
  /** Name and phone number were saved; reset when typing starts again. */
  saved = false;
  problem: ProfileProblem | undefined = undefined;
  private readonly options: ProfileStoreOptions;

  constructor(options: ProfileStoreOptions) {
    this.options = options;
    this.password = new PasswordForm(options.api);
    this.away = new AwayForm({
      api: options.api,
      partnerId: () => options.partnerId?.() ?? null,
      onSaved: (account) => this.account.set(account),
    });
    this.digest = new DigestForm({
      api: options.api,
      timeZone: options.timeZone ?? deviceTimeZone,
      onSaved: (account) => this.account.set(account),
    });
    this.language = new LanguageForm({
      api: options.api,
      onSaved: (account) => this.account.set(account),
    });
    this.weekly = new WeeklyForm({
      api: options.api,
      onSaved: (account) => this.account.set(account),
    });
    makeObservable<this, 'show'>(this, {
      name: observable,
      phone: observable,
      sending: observable,
      saved: observable,
      problem: observableRef,
      type: action,
      show: action,
    });
  }

  async load(): Promise<void> {
    await this.account.load(
      async (signal) => (await this.options.api.getAccount({ signal })).account,
    );
    if (!this.account.value) return;
    this.show(this.account.value);
    this.away.show(this.account.value.away);
    this.digest.show(this.account.value.digest);
    this.language.show(this.account.value.locale);
    await this.away.load();
  }

  type(field: 'name' | 'phone', value: string): void {
    this[field] = value;
    this.problem = undefined;
    this.saved = false;
  }

  /** Saves name and phone number; pressing twice sends one request. */
  async save(): Promise<void> {
    if (this.sending) return;
    const [name, phone] = [this.name.trim(), this.phone.trim()];
    if (!name || name.length > contactMaxLength) {
      runInAction(() => (this.problem = 'emptyName'));
      return;
    }
    runInAction(() => Object.assign(this, { sending: true, problem: undefined }));
    try {
      const body = { name, phone: phone ? phone.replace(/[^\d+]/g, '') : null };
      const { account } = await this.options.api.updateAccount(body);
      this.account.set(account);
      this.show(account);
      runInAction(() => (this.saved = true));
      this.options.onSaved();
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private show({ name, phone }: Account): void {
    this.name = name;
    this.phone = formatPhone(phone);
  }
}

function problemOf(error: unknown): ProfileProblem {
  if (error instanceof ApiProblem && error.errorOf('phone')) return 'badPhone';
  if (error instanceof ApiProblem && error.errorOf('name')) return 'emptyName';
  return isNetworkFailure(error) ? 'offline' : 'unexpected';
}
