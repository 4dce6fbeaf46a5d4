import type { DealParty, HandoverItem } from '@forecourt/contract';
import { action, computed, makeObservable, observable } from 'mobx';
import { Act, type ActOptions } from '@forecourt/api-client/act';

/** A part of the handover that a side ticks or unticks. */
export interface Tick {
  item: HandoverItem;
  party: DealParty;
  done: boolean;
  /** With DAY, the day that is named: `2026-03-24`. */
  day?: string;
}

export interface HandoverStoreOptions extends ActOptions {
  /** @throws ApiError */
  send: (tick: Tick, key: string) => Promise<void>;
}

/** The reader's part in the handover's checklist. */
export class HandoverStore {
  /** The day that is being chosen; null while none is. */
  typedDay: string | null = null;
  isDayMissing = false;
  private readonly options: HandoverStoreOptions;
  private readonly act: Act;

  constructor(options: HandoverStoreOptions) {
    this.options = options;
    this.act = new Act(options);
    makeObservable(this, {
      typedDay: observable,
      isDayMissing: observable,
      sending: computed,
      failure: computed,
      typeDay: action,
      ask: action,
    });
  }

  /** `item party` of the box that is being sent. */
  get sending(): string | null {
    return this.act.sending;
  }

  get failure(): Act['failure'] {
    return this.act.failure;
  }

  /** Chooses another day; null leaves the one that stands. */
  typeDay(day: string | null): void {
    this.typedDay = day;
    this.isDayMissing = false;
  }

  async tick(tick: Tick): Promise<void> {
    const { send } = this.options;
    await this.act.run(`${tick.item} ${tick.party}`, tick, (key) => send(tick, key));
  }

  /** Names the chosen day for a side. */
  async nameDay(party: DealParty): Promise<void> {
    const day = this.ask();
    if (!day) return;
    const { send } = this.options;
    const tick: Tick = { item: 'DAY', party, done: true, day };
    if (await this.act.run('DAY', tick, (key) => send(tick, key))) this.typeDay(null);
  }

  /** The chosen day; says so when there is none. */
  ask(): string | null {
    this.isDayMissing = !this.typedDay;
    return this.typedDay;
  }
}
