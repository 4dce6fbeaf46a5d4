import { type Api, ApiProblem, hasCode, Intent } from '@forecourt/api-client';
import type { Body, Dealer, DealerGroup, DealerName, FieldErrorCode } from '@forecourt/contract';
import {
  createDealer,
  createDealerGroup,
  getDealer,
  updateDealer,
} from '@forecourt/contract/endpoints/dealers';
import { isEmail } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** The fields of one line each, in their order. */
export const textFields = [
  'name',
  'contact',
  'email',
  'phone',
  'address',
  'location',
  'postcode',
  'county',
  'country',
  'note',
] as const;
export type DealerTextField = (typeof textFields)[number];
export type DealerTexts = Record<DealerTextField, string>;
/** A field that the server may refuse. */
export type DealerField = DealerTextField | 'locale';

/** What is wrong with a field; with DUPLICATE, the dealer that has the address already. */
export interface DealerProblem {
  code: FieldErrorCode;
  dealer?: DealerName;
}

export interface DealerFormOptions {
  api: Pick<Api, keyof typeof DealerForm.endpoints>;
  /** Id of the dealer to edit; null for a new one. */
  id: string | null;
  partnerId(): string | null;
  /** A dealer that is known already, so that it need not be fetched. */
  known?(id: string): Dealer | undefined;
  /** Called with the dealer as the server has it. */
  onSaved(dealer: Dealer): void;
  newKey?(): string;
}

const noTexts = (): DealerTexts =>
  Object.fromEntries(textFields.map((field) => [field, ''])) as DealerTexts;

/** The form that adds or edits a dealer. What was typed is kept after a failure. */
export class DealerForm {
  static readonly endpoints = { createDealer, createDealerGroup, getDealer, updateDealer };
  texts = noTexts();
  /** Makes it buys; none for any. */
  makes: readonly string[] = [];
  /** A make that is being typed. */
  make = '';
  /** Ids of its groups. */
  groups: readonly string[] = [];
  /** Name of a group that is made with the dealer; empty for none. */
  newGroup = '';
  favorite = false;
  /** Code of the language that it is written to in; empty for the partner's default. */
  locale = '';
  problems: Partial<Record<DealerField, DealerProblem>> = {};
  /** A server error that belongs to no field. */
  failure: unknown = undefined;
  saving = false;
  loading: 'loading' | 'ready' | 'gone' | 'failed' = 'loading';
  readonly id: string | null;
  private readonly options: DealerFormOptions;
  private readonly intent: Intent;
  /** As it was loaded: a language that the dealer chooses in the meantime is not put back. */
  private savedLocale = '';

  constructor(options: DealerFormOptions) {
    this.options = options;
    this.id = options.id;
    this.intent = new Intent(options.newKey);
    makeObservable<this, 'fill' | 'clear'>(this, {
      texts: observableRef,
      makes: observableRef,
      make: observable,
      groups: observableRef,
      newGroup: observable,
      favorite: observable,
      locale: observable,
      problems: observableRef,
      failure: observableRef,
      saving: observable,
      loading: observable,
      type: action,
      typeMake: action,
      addMake: action,
      removeMake: action,
      toggleGroup: action,
      typeGroup: action,
      setFavorite: action,
      setLocale: action,
      fill: action,
      clear: action,
    });
    const known = options.id === null ? undefined : options.known?.(options.id);
    if (options.id === null) this.loading = 'ready';
    else if (known) this.fill(known);
  }

  /** Fetches the dealer to edit, unless it is known. */
  async load(): Promise<void> {
    const { id } = this;
    if (id === null || this.loading === 'ready') return;
    runInAction(() => (this.loading = 'loading'));
    try {
      this.fill((await this.options.api.getDealer(id, {})).partner);
    } catch (error) {
      runInAction(() => (this.loading = hasCode(error, 'NOT_FOUND') ? 'gone' : 'failed'));
    }
  }

  type(field: DealerTextField, text: string): void {
    this.texts = { ...this.texts, [field]: text };
    this.mend(field);
  }

  /** @param code empty for the partner's default */
  setLocale(code: string): void {
    this.locale = code;
    this.mend('locale');
  }

  /** A comma ends a make. */
  typeMake(text: string): void {
    this.make = text;
    if (text.includes(',')) this.addMake();
  }

  /** Adds what was typed, each make once. */
  addMake(): void {
    for (const part of this.make.split(',')) {
      const make = part.trim();
      const isNew = this.makes.every((one) => one.toLowerCase() !== make.toLowerCase());
      if (make && isNew) this.makes = [...this.makes, make];
    }
    this.make = '';
  }

  removeMake(make: string): void {
    this.makes = this.makes.filter((one) => one !== make);
  }

  toggleGroup(id: string): void {
    const { groups } = this;
    this.groups = groups.includes(id) ? groups.filter((one) => one !== id) : [...groups, id];
  }

  typeGroup(name: string): void {
    this.newGroup = name;
  }

  setFavorite(favorite: boolean): void {
    this.favorite = favorite;
  }

  /** Validates, then saves; pressing twice saves once. Resolves to whether it was saved. */
  async submit(): Promise<boolean> {
    const partnerId = this.options.partnerId();
    if (this.saving || partnerId === null) return false;
    runInAction(() => {
      this.addMake();
      this.problems = this.check();
      this.failure = undefined;
    });
    if (Object.keys(this.problems).length > 0) return false;
    runInAction(() => (this.saving = true));
    try {
      await this.makeGroup(partnerId);
      const dealer = await this.save(partnerId);
      this.clear();
      this.options.onSaved(dealer);
      return true;
    } catch (error) {
      const problems = problemsOf(error);
      runInAction(() => {
        this.problems = problems;
        this.failure = Object.keys(problems).length > 0 ? undefined : error;
      });
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  /** Makes the new group first, so that a retry finds it made. */
  private async makeGroup(partnerId: string): Promise<void> {
    const name = this.newGroup.trim();
    if (!name) return;
    const { api, newKey = () => crypto.randomUUID() } = this.options;
    const body = { partner_id: partnerId, name };
    const { group } = await api.createDealerGroup(body, { idempotencyKey: newKey() });
    runInAction(() => {
      this.groups = [...this.groups, group.id];
      this.newGroup = '';
    });
  }

  private async save(partnerId: string): Promise<Dealer> {
    const { api } = this.options;
    const { id, body } = this;
    const options = { idempotencyKey: this.intent.keyFor([id, body]) };
    const { partner } =
      id === null
        ? await api.createDealer({ ...body, partner_id: partnerId }, options)
        : await api.updateDealer(id, body, options);
    this.intent.fulfilled();
    return partner;
  }

  private get body(): Omit<Body<'createDealer'>, 'partner_id'> {
    const { name, email, phone, ...lines } = this.texts;
    const trimmed = Object.entries(lines).map(([field, text]) => [field, text.trim() || null]);
    return {
      ...(Object.fromEntries(trimmed) as Record<keyof typeof lines, string | null>),
      name: name.trim(),
      email: email.trim() || null,
      phone: digitsOf(phone) || null,
      makes: [...this.makes],
      groups: [...this.groups],
      favorite: this.favorite,
      ...(this.locale !== this.savedLocale && { locale: this.locale || null }),
    };
  }

  private check(): DealerForm['problems'] {
    const { name, email, phone } = this.texts;
    const problems: DealerForm['problems'] = {};
    if (!name.trim()) problems.name = { code: 'MISSING_FIELD' };
    if (email.trim() && !isEmail(email.trim())) problems.email = { code: 'INVALID_FORMAT' };
    if (phone.trim() && !isPhone(phone)) problems.phone = { code: 'INVALID_FORMAT' };
    return problems;
  }

  private fill(dealer: Dealer): void {
    this.texts = Object.fromEntries(
      textFields.map((field) => [field, dealer[field] ?? '']),
    ) as DealerTexts;
    this.makes = dealer.makes;
    this.groups = dealer.groups.map(({ id }) => id);
    this.favorite = dealer.favorite;
    this.locale = this.savedLocale = dealer.locale ?? '';
    this.loading = 'ready';
  }

  /** What was wrong with a field is being mended. */
  private mend(field: DealerField): void {
    const { [field]: _right, ...others } = this.problems;
    this.problems = others;
    this.failure = undefined;
  }

  /** For the next dealer. */
  private clear(): void {
    if (this.id !== null) return;
    const empty = { texts: noTexts(), makes: [], groups: [], favorite: false, locale: '' };
    Object.assign(this, { ...empty, problems: {} });
  }
}

/** Groups by name, for the form. */
export type FormGroups = readonly Pick<DealerGroup, 'id' | 'name'>[];

/** The digits of a number, with the plus of its country code. */
const digitsOf = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits && `+${digits}`;
};

/** A number of any kind with its country code; the server has the last word. */
const isPhone = (phone: string): boolean => /^\+[\d\s().-]{7,24}$/.test(phone.trim());

function problemsOf(error: unknown): DealerForm['problems'] {
  if (!(error instanceof ApiProblem)) return {};
  const problems: DealerForm['problems'] = {};
  for (const { field, code, dealer } of error.errors) {
    const known = ([...textFields, 'locale'] as const).find((one) => one === field);
    if (known) problems[known] = { code, ...(dealer && { dealer }) };
  }
  return problems;
}
