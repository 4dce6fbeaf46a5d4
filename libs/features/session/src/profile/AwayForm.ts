import { ApiProblem, savingProblemOf } from '@forecourt/api-client';
import type { Api, SavingProblem } from '@forecourt/api-client';
import type { Account, Away, Colleague } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';
import { Saving } from './Saving.ts';

export type AwayProblem = 'noDay' | 'pastDay' | 'noColleague' | SavingProblem;

export interface AwayFormOptions {
  api: Pick<Api, 'listColleagues' | 'updateAccount'>;
  /** The current partner, whose members can take over; null while unknown. */
  partnerId(): string | null;
  onSaved(account: Account): void;
}

/** The part of /profile that tells colleagues of an absence. What was typed is kept after a failure. */
export class AwayForm {
  readonly colleagues = new Resource<readonly Colleague[]>();
  /** The last day away, such as 2026-03-05; empty for none. */
  until = '';
  /** Id of who takes over; empty for nobody. */
  substitute = '';
  note = '';
  /** Of the absence, or of its end. */
  readonly saving = new Saving<AwayProblem, 'away' | 'back'>(problemOf);
  private readonly options: AwayFormOptions;

  constructor(options: AwayFormOptions) {
    this.options = options;
    makeObservable(this, {
      until: observable,
      substitute: observable,
      note: observable,
      type: action,
      show: action,
    });
  }

  /** Fetches who can take over. */
  async load(): Promise<void> {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return;
    await this.colleagues.load(
      async (signal) =>
        (await this.options.api.listColleagues({ partner_id: partnerId }, { signal })).colleagues,
    );
  }

  /** What is saved. */
  show(away: Away | null): void {
    this.until = away?.until ?? '';
    this.substitute = away?.substitute?.id ?? '';
    this.note = away?.note ?? '';
  }

  type(field: 'until' | 'substitute' | 'note', value: string): void {
    this[field] = value;
    this.saving.reset();
  }

  /** Saves the absence; pressing twice sends one request. */
  async save(): Promise<void> {
    const { until, substitute, note } = this;
    if (!until) {
      this.saving.refuse('noDay');
      return;
    }
    const away = { until, note: note.trim() || null, substitute_id: substitute || null };
    await this.send({ away }, 'away');
  }

  /** Ends the absence. */
  async end(): Promise<void> {
    await this.send({ away: null }, 'back');
  }

  private async send(
    body: Parameters<Api['updateAccount']>[0],
    done: 'away' | 'back',
  ): Promise<void> {
    await this.saving.run(async () => {
      const { account } = await this.options.api.updateAccount(body);
      this.show(account.away);
      this.options.onSaved(account);
      return done;
    });
  }
}

function problemOf(error: unknown): AwayProblem {
  if (error instanceof ApiProblem && error.errorOf('away.until')) return 'pastDay';
  if (error instanceof ApiProblem && error.errorOf('away.substitute_id')) return 'noColleague';
  return savingProblemOf(error);
}
