import { type Api, ApiProblem, hasCode, Intent } from '@forecourt/api-client';
import type {
  CorrectedDetails,
  DetailField,
  DistanceUnit,
  FieldErrorCode,
  Request,
  SeenDetails,
} from '@forecourt/contract';
import { correctDetails } from '@forecourt/contract/endpoints/corrections';
import { resendRequest, retryDelivery } from '@forecourt/contract/endpoints/requests';
import { keepInTab, type KeyValueStorage, type TypedPart } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CorrectionAsk } from './CorrectionQuestion.ts';
import {
  changedOf,
  type DetailTexts,
  faultOf,
  fieldsOf,
  storedPhone,
  storedText,
  textsOf,
  type TypedPhone,
} from './details.ts';
import { type SendWay, sendWayOf } from './sendWay.ts';

export interface CorrectionFormOptions {
  ask: CorrectionAsk;
  api: Pick<Api, keyof typeof CorrectionForm.endpoints>;
  /** Reads a stored number; an empty one is a number of the usual country. */
  readPhone(stored: string | null): Promise<TypedPhone>;
  isMobileNumber(dialCode: string, number: string): Promise<boolean>;
  /** The tab's own storage, and the key under which what is typed is kept there. */
  kept?: { storage: Pick<KeyValueStorage, 'get' | 'set'>; key: string };
  newKey?(): string;
}

/** Corrects details of one request, then sends it to the corrected number or address. */
export class CorrectionForm {
  static readonly endpoints = { correctDetails, resendRequest, retryDelivery };
  readonly ask: CorrectionAsk;
  texts: DetailTexts;
  /** What the typed mileage counts. */
  unit: DistanceUnit;
  /** Null until the stored number has been read. */
  phone: TypedPhone | null = null;
  errors: Partial<Record<DetailField, FieldErrorCode>> = {};
  /** What a colleague has saved meanwhile instead of what was seen, until one of both is chosen. */
  conflicts: SeenDetails = {};
  saving = false;
  /** Why it was not saved, if no field is the reason. */
  failure: unknown = null;
  /** The request after saving; then it can be sent. */
  saved: Request | null = null;
  way: SendWay | null = null;
  sending = false;
  sendError: unknown = null;
  private seen: SeenDetails;
  private forget: (() => void) | undefined;
  private readonly options: CorrectionFormOptions;
  private readonly intent: Intent;

  constructor(options: CorrectionFormOptions) {
    this.options = options;
    this.ask = options.ask;
    this.seen = options.ask.values;
    this.texts = textsOf(options.ask.fields, options.ask.values);
    this.unit = options.ask.values.mileage_unit ?? options.ask.distanceUnit ?? 'mi';
    this.intent = new Intent(options.newKey);
    makeObservable<this, 'seen'>(this, {
      texts: observableRef,
      unit: observable,
      phone: observableRef,
      errors: observableRef,
      conflicts: observableRef,
      saving: observable,
      failure: observableRef,
      saved: observableRef,
      way: observableRef,
      sending: observable,
      sendError: observableRef,
      seen: observableRef,
      values: computed,
      changed: computed,
      type: action,
      count: action,
      typePhone: action,
      takeTheirs: action,
    });
  }

  /** Reads the stored number, then gives back what was typed before a reload. */
  async begin(): Promise<void> {
    const { ask, kept, readPhone } = this.options;
    if (ask.fields.includes('phone')) {
      const phone = await readPhone(ask.values.phone ?? null);
      runInAction(() => (this.phone = phone));
    }
    if (kept) this.forget ??= keepInTab(kept.storage, kept.key, this.typed);
  }

  /** What is typed, as it would be stored. */
  get values(): SeenDetails {
    const texts = Object.entries(this.texts).map(([field, text]) => [
      field,
      storedText(field as DetailField, text),
    ]);
    const typed = Object.fromEntries(texts) as SeenDetails;
    // without a mileage its unit says nothing
    const seenUnit = this.seen.mileage_unit ?? null;
    const unit = typed.mileage === null ? seenUnit : this.unit;
    return {
      ...typed,
      ...(typed.mileage !== undefined && { mileage_unit: unit }),
      ...(this.phone ? { phone: storedPhone(this.phone) } : {}),
    };
  }

  /** What differs from what was seen. */
  get changed(): CorrectedDetails {
    return changedOf(this.values, this.seen);
  }

  get isChanged(): boolean {
    return Object.keys(this.changed).length > 0;
  }

  type(field: DetailField, text: string): void {
    this.texts = { ...this.texts, [field]: text };
    this.forgive(field);
  }

  /** What the typed mileage counts. */
  count(unit: DistanceUnit): void {
    this.unit = unit;
    this.forgive('mileage');
  }

  typePhone(phone: TypedPhone): void {
    this.phone = phone;
    this.forgive('phone');
  }

  /** Gives up the typed value for the one that a colleague has saved. */
  async takeTheirs(field: DetailField): Promise<void> {
    const theirs = this.conflicts[field] ?? null;
    if (field === 'phone')
      this.typePhone(await this.options.readPhone(this.conflicts.phone ?? null));
    else this.type(field, theirs === null ? '' : String(theirs));
    runInAction(() => {
      const { [field]: _chosen, ...others } = this.conflicts;
      if (field === 'mileage') {
        this.unit = others.mileage_unit ?? this.unit;
        delete others.mileage_unit;
      }
      this.conflicts = others;
    });
  }

  /**
   * Saves what was changed. Whether it worked; if not, `errors`, `conflicts` or `failure` say why, and
   * what was typed stays.
   */
  async save(): Promise<boolean> {
    const { ask, api } = this.options;
    if (this.saving || !this.isChanged) return false;
    runInAction(() => {
      this.saving = true;
      this.failure = null;
    });
    try {
      const errors = await this.check();
      runInAction(() => (this.errors = errors));
      if (Object.keys(errors).length > 0) return false;
      const details = this.changed;
      const { request } = await api.correctDetails(ask.id, { details, seen: this.seenOf(details) });
      runInAction(() => {
        this.conflicts = {};
        this.saved = request;
        this.way = sendWayOf(request, new Set(fieldsOf(details)));
      });
      this.end();
      ask.onChanged(request);
      return true;
    } catch (error) {
      runInAction(() => this.refuse(error));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  /** Sends the request to the corrected number or address. Whether it worked; else `sendError`. */
  async send(): Promise<boolean> {
    const { saved, way } = this;
    const { api, ask } = this.options;
    if (!saved || !way || this.sending) return false;
    runInAction(() => {
      this.sending = true;
      this.sendError = null;
    });
    try {
      const options = { idempotencyKey: this.intent.keyFor(way) };
      const { request } =
        way.act === 'retry'
          ? await api.retryDelivery(saved.id, way.to, options)
          : await api.resendRequest(saved.id, options);
      this.intent.fulfilled();
      ask.onChanged(request);
      return true;
    } catch (error) {
      runInAction(() => (this.sendError = error));
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** Forgets what was typed: it was saved, or given up. */
  end(): void {
    this.forget?.();
    this.forget = undefined;
  }

  private seenOf(details: CorrectedDetails): SeenDetails {
    const names = Object.keys(details) as (keyof SeenDetails)[];
    return Object.fromEntries(names.map((name) => [name, this.seen[name] ?? null]));
  }

  private async check(): Promise<CorrectionForm['errors']> {
    const { phone, changed, values } = this;
    const errors: CorrectionForm['errors'] = {};
    for (const field of fieldsOf(changed)) {
      const fault = faultOf(field, values[field] ?? null, this.unit, this.ask.terms);
      if (fault) errors[field] = fault;
    }
    const { fields } = this.ask;
    const isUnreachable = fields.includes('phone') && !values.phone && !values.email;
    if (isUnreachable && ('phone' in changed || 'email' in changed)) errors.phone = 'MISSING_FIELD';
    if (changed.phone && phone) {
      const isMobile = await this.options.isMobileNumber(phone.dialCode, phone.number);
      if (!isMobile) errors.phone = 'INVALID_FORMAT';
    }
    return errors;
  }

  private refuse(error: unknown): void {
    if (hasCode(error, 'STALE_DETAILS') && error.current) {
      // what a colleague has saved has been seen now: saving again replaces it
      this.conflicts = error.current;
      this.seen = { ...this.seen, ...error.current };
      return;
    }
    const errors = error instanceof ApiProblem ? refusedOf(error, this.ask.fields) : {};
    if (Object.keys(errors).length > 0) this.errors = errors;
    else this.failure = error;
  }

  private forgive(field: DetailField): void {
    const { [field]: _right, ...others } = this.errors;
    this.errors = others;
    this.failure = null;
  }

  private get typed(): TypedPart {
    return {
      read: () =>
        this.isChanged ? { texts: this.texts, phone: this.phone, unit: this.unit } : undefined,
      write: (value) => {
        const { texts, phone, unit } = (value ?? {}) as Partial<
          Pick<this, 'texts' | 'phone' | 'unit'>
        >;
        const known = Object.entries(texts ?? {}).filter(([field]) => field in this.texts);
        this.texts = { ...this.texts, ...Object.fromEntries(known) };
        if (unit === 'mi' || unit === 'km') this.unit = unit;
        if (this.phone && typeof phone?.number === 'string') this.phone = phone;
      },
    };
  }
}

/** The server's errors of these fields. */
function refusedOf(
  { errors }: ApiProblem,
  fields: readonly DetailField[],
): CorrectionForm['errors'] {
  const found = errors.flatMap(({ field, code }) => {
    const known = fields.find((one) => field === `details.${one}`);
    return known ? [[known, code] as const] : [];
  });
  return Object.fromEntries(found);
}
