import { type Api, hasCode, Intent, isNetworkFailure } from '@forecourt/api-client';
import type {
  Body,
  DealerImportColumn,
  DealerImportCounts,
  DealerImportField,
  DealerImportRow,
} from '@forecourt/contract';
import { importDealers } from '@forecourt/contract/endpoints/dealers';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { csvWithout } from './csvWithout.ts';

/** The most characters of a file (contract: `importDealers`). */
export const MAX_FILE_LENGTH = 200_000;

/** Why there is no preview, or nothing was imported. */
export type ImportProblem = 'empty' | 'tooLong' | 'unreadable' | 'network' | 'forbidden' | 'failed';

export interface DealerImportOptions {
  api: Pick<Api, keyof typeof DealerImportStore.endpoints>;
  partnerId(): string | null;
  /** Called once dealers were imported. */
  onImported(): void;
  newKey?(): string;
}

/** The preview of a file. */
export interface ImportPreview {
  columns: readonly DealerImportColumn[];
  counts: DealerImportCounts;
  rows: readonly DealerImportRow[];
}

/**
 * An import of dealers: a file or pasted text, its preview, and what was written. The server writes
 * all rows or none, so rows with errors are left out here.
 */
export class DealerImportStore {
  static readonly endpoints = { importDealers };
  /** The text of the file, as it was chosen or pasted. */
  csv = '';
  /** Name of the chosen file; empty for pasted text. */
  fileName = '';
  duplicates: 'SKIP' | 'UPDATE' = 'SKIP';
  preview: ImportPreview | null = null;
  problem: ImportProblem | null = null;
  /** What runs now. */
  busy: 'preview' | 'import' | null = null;
  /** What was written; null until then. */
  result: DealerImportCounts | null = null;
  private asked = 0;
  private readonly options: DealerImportOptions;
  private readonly intent: Intent;

  constructor(options: DealerImportOptions) {
    this.options = options;
    this.intent = new Intent(options.newKey);
    makeObservable(this, {
      csv: observable,
      fileName: observable,
      duplicates: observable,
      preview: observableRef,
      problem: observable,
      busy: observable,
      result: observableRef,
      ready: computed,
      paste: action,
      restart: action,
    });
  }

  /** How many dealers an import would write. */
  get ready(): number {
    const { counts } = this.preview ?? {};
    return counts ? counts.ADD + counts.UPDATE : 0;
  }

  paste(text: string): void {
    this.csv = text;
    this.fileName = '';
    this.problem = null;
  }

  /** Reads a file and previews it. */
  async choose(file: Pick<File, 'name' | 'text'>): Promise<void> {
    try {
      const csv = await file.text();
      runInAction(() => Object.assign(this, { csv, fileName: file.name, problem: null }));
    } catch {
      runInAction(() => (this.problem = 'unreadable'));
      return;
    }
    await this.look();
  }

  /** Asks the server for the preview. */
  look(columns?: readonly DealerImportColumn[]): Promise<void> {
    if (!this.csv.trim()) return this.refuse('empty');
    if (this.csv.length > MAX_FILE_LENGTH) return this.refuse('tooLong');
    return this.ask(columns);
  }

  /** Changes what a column fills; null for nothing. A field is filled by one column only. */
  match(at: number, field: DealerImportField | null): Promise<void> {
    const columns = (this.preview?.columns ?? []).map((column, index) => {
      if (index === at) return { ...column, field };
      return field !== null && column.field === field ? { ...column, field: null } : column;
    });
    return this.look(columns);
  }

  /** What becomes of dealers that are there already. */
  setDuplicates(duplicates: 'SKIP' | 'UPDATE'): Promise<void> {
    runInAction(() => (this.duplicates = duplicates));
    return this.look(this.preview?.columns);
  }

  /** Leaves the rows with errors out of the file, and looks again. */
  leaveOut(): Promise<void> {
    const { preview } = this;
    if (!preview) return Promise.resolve();
    const wrong = preview.rows.filter((row) => row.action === 'ERROR').map(({ line }) => line);
    const kept = preview.rows.map(({ line }) => line);
    runInAction(() => (this.csv = csvWithout(this.csv, wrong, kept)));
    return this.look(preview.columns);
  }

  /** Imports what the preview shows; not while it has errors. */
  async import(): Promise<void> {
    const { preview } = this;
    if (this.busy || !preview || preview.counts.ERROR > 0 || this.ready === 0) return;
    const body = this.body(preview.columns);
    if (!body) return;
    runInAction(() => Object.assign(this, { busy: 'import', problem: null }));
    try {
      const idempotencyKey = this.intent.keyFor(body);
      const answer = await this.options.api.importDealers(body, { idempotencyKey });
      this.intent.fulfilled();
      runInAction(() => (this.result = answer.import.counts));
      this.options.onImported();
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
    } finally {
      runInAction(() => (this.busy = null));
    }
  }

  /** Another file. */
  restart(): void {
    this.asked += 1;
    Object.assign(this, { csv: '', fileName: '', preview: null, problem: null });
    Object.assign(this, { busy: null, result: null });
  }

  private refuse(problem: ImportProblem): Promise<void> {
    runInAction(() => Object.assign(this, { problem, preview: null }));
    return Promise.resolve();
  }

  private async ask(columns?: readonly DealerImportColumn[]): Promise<void> {
    const body = this.body(columns);
    if (!body) return;
    const asked = (this.asked += 1);
    runInAction(() => Object.assign(this, { busy: 'preview', problem: null }));
    try {
      const { import: preview } = await this.options.api.importDealers(
        { ...body, dry_run: true },
        { idempotencyKey: this.options.newKey?.() ?? crypto.randomUUID() },
      );
      if (asked === this.asked) runInAction(() => (this.preview = preview));
    } catch (error) {
      if (asked === this.asked) runInAction(() => (this.problem = problemOf(error)));
    } finally {
      if (asked === this.asked) runInAction(() => (this.busy = null));
    }
  }

  private body(columns?: readonly DealerImportColumn[]): Body<'importDealers'> | null {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return null;
    const { csv, duplicates } = this;
    return {
      partner_id: partnerId,
      csv,
      duplicates,
      ...(columns && { columns: [...columns] }),
    };
  }
}

function problemOf(error: unknown): ImportProblem {
  if (isNetworkFailure(error)) return 'network';
  if (hasCode(error, 'FORBIDDEN')) return 'forbidden';
  return hasCode(error, 'INVALID_FORMAT', 'MISSING_FIELD') ? 'unreadable' : 'failed';
}
