import { type Api, ApiProblem, hasCode, Intent, isNetworkFailure } from '@forecourt/api-client';
import {
  defaultDialCode,
  type Flow,
  type IdentifierRules,
  type RequestBatch,
  type RequestBatchFound,
  type TextChannel,
  usedIdentifiers,
} from '@forecourt/contract';
import { CsvError, type CsvRecord, parseCsv } from '@forecourt/contract/csv';
import {
  checkRequestBatch,
  createRequestBatch,
  listRequestBatches,
} from '@forecourt/contract/endpoints/batches';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { IdentifierTerms } from '../identifiers.ts';
import type { MobileCheck } from '../validate.ts';
import { BatchStore } from './BatchStore.ts';
import { columnsOf, type ManyColumn, type ManyField, manyFields, withColumn } from './columns.ts';
import { type Checked, type Outcome, type PlannedRow, planRows, rowsToSend } from './planRows.ts';
import { isRight, type ManyRow, type PhoneReader, readRows } from './readRows.ts';
import { MAX_FILE_BYTES, NotText, readText } from './readText.ts';

/** The most rows of a file. */
export const MAX_ROWS = 10_000;
/** Customers who are asked about in one call (contract: `checkRequestBatch`). */
const AT_ONCE = 1000;

/** Why there is no preview, or nothing was sent. */
export type ManyProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooMany'
  | 'notText'
  | 'notCsv'
  | 'unreadable'
  | 'network'
  | 'forbidden'
  | 'notVerified'
  | 'failed';

/** The branch that sends. */
export interface ManyPartner {
  id: string;
  dialCode?: string | undefined;
  /** What staff are asked for besides; null for a flow that has no identifiers. */
  identifiers?: IdentifierRules | null | undefined;
  /** Where it is, by its name in the IANA database. */
  timeZone?: string | undefined;
}

export interface SendManyOptions {
  flow: Flow;
  /** The channels by which this deployment can message customers. */
  channels: readonly TextChannel[];
  api: Pick<Api, keyof typeof SendManyStore.endpoints>;
  /** The branch; null while unknown, and for those who may not send. */
  partner(): ManyPartner | null;
  readPhone: PhoneReader;
  isMobileNumber: MobileCheck;
  newKey?(): string;
}

/** A file of customers, its preview, and what is sent. Nothing is sent before `send`. */
export class SendManyStore {
  static readonly endpoints = {
    checkRequestBatch,
    createRequestBatch,
    listRequestBatches,
    ...BatchStore.endpoints,
  };
  /** Pasted rows. */
  text = '';
  /** Name of the chosen file; empty for pasted rows. */
  fileName = '';
  columns: readonly ManyColumn[] = [];
  /** How customers are written to who have a number and an address. */
  preferred: TextChannel;
  rows: readonly ManyRow[] | null = null;
  checked: Checked | null = null;
  /** Line on which the file is no CSV. */
  wrongLine: number | null = null;
  problem: ManyProblem | null = null;
  busy: 'reading' | 'checking' | 'sending' | null = null;
  /** What is being sent, or was. */
  batch: BatchStore | null = null;
  recent: readonly RequestBatch[] = [];
  private anyway: ReadonlySet<number> = new Set();
  private records: readonly CsvRecord[] = [];
  private asked = 0;
  /** The branch that the rest is about. */
  private partnerId: string | null = null;
  private readonly options: SendManyOptions;
  private readonly intent: Intent;

  constructor(options: SendManyOptions) {
    this.options = options;
    this.intent = new Intent(options.newKey);
    this.preferred = options.channels[0] ?? 'SMS';
    makeObservable<this, 'anyway'>(this, {
      text: observable,
      fileName: observable,
      columns: observableRef,
      preferred: observable,
      rows: observableRef,
      checked: observableRef,
      wrongLine: observable,
      problem: observable,
      busy: observable,
      batch: observableRef,
      recent: observableRef,
      anyway: observableRef,
      planned: computed,
      counts: computed,
      paste: action,
      choose: action,
      restart: action,
    });
  }

  get channels(): readonly TextChannel[] {
    return this.options.channels;
  }

  /** What a column can be. */
  get fields(): readonly ManyField[] {
    return [...manyFields, ...usedIdentifiers(this.terms.rules)];
  }

  /** How the flow uses identifiers. */
  get terms(): IdentifierTerms {
    const partner = this.options.partner();
    return { rules: partner?.identifiers, timeZone: partner?.timeZone };
  }

  /** Every row with what is to become of it; without an answer about open requests, those alone. */
  get planned(): readonly PlannedRow[] {
    return planRows(this.rows ?? [], this.checked ?? UNCHECKED, this.anyway);
  }

  get counts(): Readonly<Record<Outcome, number>> {
    const counts = { send: 0, error: 0, duplicate: 0, open: 0, limit: 0 };
    for (const { outcome } of this.planned) counts[outcome] += 1;
    return counts;
  }

  /** Opens the page: another branch starts over, and what is being sent is shown again. */
  async open(): Promise<void> {
    const partner = this.options.partner();
    if (partner?.id !== this.partnerId) this.restart();
    this.partnerId = partner?.id ?? null;
    if (!partner) return;
    try {
      const query = { partner_id: partner.id, type: this.options.flow };
      const { batches } = await this.options.api.listRequestBatches(query);
      if (this.partnerId !== partner.id) return;
      runInAction(() => (this.recent = batches));
      const running = batches.find(({ state }) => state === 'RUNNING');
      if (running && !this.batch && !this.rows && !this.busy && !this.text) this.show(running);
    } catch {
      // the list is an offer beside the file; it comes back when the page is opened again
    }
  }

  /** Shows a batch of the list. */
  show(batch: RequestBatch): void {
    runInAction(() => (this.batch = new BatchStore(this.options.api, batch.id, batch)));
  }

  paste(text: string): void {
    this.text = text;
    this.fileName = '';
    this.problem = null;
  }

  /** Reads a file on the device, and previews it. */
  async take(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<void> {
    if (file.size > MAX_FILE_BYTES) return this.refuse('tooLarge');
    try {
      const text = readText(new Uint8Array(await file.arrayBuffer()));
      runInAction(() => Object.assign(this, { text, fileName: file.name }));
    } catch (error) {
      return this.refuse(error instanceof NotText ? error.kind : 'unreadable');
    }
    await this.look();
  }

  /** Previews the file or the pasted rows. */
  async look(): Promise<void> {
    if (!this.text.trim()) return this.refuse('empty');
    if (this.text.length > MAX_FILE_BYTES) return this.refuse('tooLarge');
    let records: CsvRecord[];
    try {
      records = parseCsv(this.text);
    } catch (error) {
      const line = error instanceof CsvError ? error.line : null;
      runInAction(() => (this.wrongLine = line));
      return this.refuse('notCsv');
    }
    const [header, ...rest] = records;
    if (!header || rest.length === 0) return this.refuse('empty');
    if (rest.length > MAX_ROWS) return this.refuse('tooMany');
    this.records = rest;
    runInAction(() => {
      this.columns = columnsOf(header.cells, this.fields);
      this.anyway = new Set();
    });
    await this.read();
  }

  /** Changes what a column is; null for nothing. */
  match(at: number, field: ManyField | null): Promise<void> {
    runInAction(() => (this.columns = withColumn(this.columns, at, field)));
    return this.read();
  }

  prefer(channel: TextChannel): Promise<void> {
    runInAction(() => (this.preferred = channel));
    return this.read();
  }

  /** Whether a row is sent although the customer has a request, or is there twice. */
  choose(line: number, isSent: boolean): void {
    const anyway = new Set(this.anyway);
    if (isSent) anyway.add(line);
    else anyway.delete(line);
    this.anyway = anyway;
  }

  /** Asks who has an open request, and what is left of the day. */
  async check(): Promise<void> {
    const partner = this.options.partner();
    const { rows } = this;
    if (!partner || !rows) return;
    const asked = (this.asked += 1);
    const sure = rows.filter((row) => isRight(row) && row.sameAs === null);
    runInAction(() => Object.assign(this, { busy: 'checking', problem: null }));
    try {
      const checked = await this.ask(partner.id, sure);
      if (asked === this.asked) runInAction(() => (this.checked = checked));
    } catch (error) {
      if (asked === this.asked) runInAction(() => (this.problem = problemOf(error)));
    } finally {
      if (asked === this.asked) runInAction(() => (this.busy = null));
    }
  }

  /** Sends what the preview says; a second press while it is under way does nothing. */
  async send(): Promise<void> {
    const partner = this.options.partner();
    if (this.busy || !partner || !this.checked || this.counts.send === 0) return;
    const { flow: request_type, api } = this.options;
    const rows = rowsToSend(this.planned);
    const name = this.fileName.slice(0, MAX_NAME);
    const body = { partner_id: partner.id, request_type, rows, ...(name && { file_name: name }) };
    runInAction(() => Object.assign(this, { busy: 'sending', problem: null }));
    try {
      const idempotencyKey = this.intent.keyFor(body);
      const { batch } = await api.createRequestBatch(body, { idempotencyKey });
      this.intent.fulfilled();
      runInAction(() => this.restart());
      this.show(batch);
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
    } finally {
      runInAction(() => (this.busy = null));
    }
  }

  /** Another file. */
  restart(): void {
    this.asked += 1;
    this.records = [];
    Object.assign(this, { text: '', fileName: '', columns: [], rows: null, checked: null });
    Object.assign(this, { wrongLine: null, problem: null, busy: null, batch: null });
    this.anyway = new Set();
  }

  private refuse(problem: ManyProblem): void {
    runInAction(() => Object.assign(this, { problem, rows: null, checked: null, busy: null }));
  }

  private async read(): Promise<void> {
    const asked = (this.asked += 1);
    const { readPhone, isMobileNumber, channels, partner } = this.options;
    const others = channels.filter((one) => one !== this.preferred);
    const rules = {
      readPhone,
      isMobileNumber,
      channels: channels.length > others.length ? [this.preferred, ...others] : channels,
      dialCode: partner()?.dialCode ?? defaultDialCode,
      identifiers: this.terms,
    };
    runInAction(() => Object.assign(this, { busy: 'reading', problem: null }));
    const rows = await readRows(this.records, this.columns, rules);
    if (asked !== this.asked) return;
    runInAction(() => Object.assign(this, { rows, checked: null }));
    await this.check();
  }

  private async ask(partnerId: string, rows: readonly ManyRow[]): Promise<Checked> {
    const { api, flow } = this.options;
    const found = new Map<string, RequestBatchFound['request']>();
    for (let from = 0; ; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      const of = (channel: TextChannel) =>
        some.filter((row) => row.channel === channel).map(({ to }) => to);
      const answer = await api.checkRequestBatch({
        partner_id: partnerId,
        request_type: flow,
        phones: of('SMS'),
        emails: of('EMAIL'),
      });
      for (const { to, request } of answer.found) found.set(to.toLowerCase(), request);
      if (from + AT_ONCE >= rows.length) return { found, quotas: answer.quotas };
    }
  }
}

/** The most characters of a file's name (contract: `createRequestBatch`). */
const MAX_NAME = 120;

const ENOUGH = { limit: MAX_ROWS, left: MAX_ROWS, resets_at: null };
const UNCHECKED: Checked = { found: new Map(), quotas: { SMS: ENOUGH, EMAIL: ENOUGH } };

function problemOf(error: unknown): ManyProblem {
  if (isNetworkFailure(error)) return 'network';
  if (hasCode(error, 'FORBIDDEN')) return 'forbidden';
  if (hasCode(error, 'EMAIL_NOT_VERIFIED')) return 'notVerified';
  return error instanceof ApiProblem && error.status === 413 ? 'tooLarge' : 'failed';
}
