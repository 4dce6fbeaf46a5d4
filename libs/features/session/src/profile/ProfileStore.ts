import { ApiProblem, savingProblemOf } from '@forecourt/api-client';
import type { Api, SavingProblem } from '@forecourt/api-client';
import { type Account, contactMaxLength } from '@forecourt/contract';
import { changePassword, getAccount, updateAccount } from '@forecourt/contract/endpoints/account';
import { listColleagues } from '@forecourt/contract/endpoints/users';
import { deviceTimeZone, formatPhone, Resource } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';
import { AwayForm } from './AwayForm.ts';
import { emailChoices, type EmailChoices } from './emailChoices.ts';
import { PasswordForm } from './PasswordForm.ts';
import { Saving } from './Saving.ts';

export type ProfileProblem = 'emptyName' | 'badPhone' | SavingProblem;

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
  readonly emails: EmailChoices;
  /** Of name and phone number. */
  readonly saving = new Saving(problemOf);
  name = '';
  phone = '';
  private readonly options: ProfileStoreOptions;

  constructor(options: ProfileStoreOptions) {
    this.options = options;
    this.password = new PasswordForm(options.api);
    this.away = new AwayForm({
      api: options.api,
      partnerId: () => options.partnerId?.() ?? null,
      onSaved: (account) => this.account.set(account),
    });
    this.emails = emailChoices({
      api: options.api,
      account: this.account,
      timeZone: options.timeZone ?? deviceTimeZone,
    });
    makeObservable<this, 'show'>(this, {
      name: observable,
      phone: observable,
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
    await this.away.load();
  }

  type(field: 'name' | 'phone', value: string): void {
    this[field] = value;
    this.saving.reset();
  }

  /** Saves name and phone number; pressing twice sends one request. */
  async save(): Promise<void> {
    const [name, phone] = [this.name.trim(), this.phone.trim()];
    if (!name || name.length > contactMaxLength) {
      this.saving.refuse('emptyName');
      return;
    }
    await this.saving.run(async () => {
      const body = { name, phone: phone ? phone.replace(/[^\d+]/g, '') : null };
      const { account } = await this.options.api.updateAccount(body);
      this.account.set(account);
      this.show(account);
      this.options.onSaved();
      return true;
    });
  }

  private show({ name, phone }: Account): void {
    this.name = name;
    this.phone = formatPhone(phone);
  }
}

function problemOf(error: unknown): ProfileProblem {
  if (error instanceof ApiProblem && error.errorOf('phone')) return 'badPhone';
  if (error instanceof ApiProblem && error.errorOf('name')) return 'emptyName';
  return savingProblemOf(error);
}
