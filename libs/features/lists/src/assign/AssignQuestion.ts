import { action, makeObservable, observableRef } from 'mobx';

/** A request that somebody is to look after. */
export interface Assignable {
  readonly id: string;
  /** The customer's name, or else their contact. */
  readonly name: string;
  /** Who looks after it now; null for nobody. */
  readonly agentId: string | null;
}

/** Which requests are to be assigned, and how. */
export interface AssignAsk {
  readonly requests: readonly Assignable[];
  /**
   * @param agentId null for nobody
   * @throws what the server refuses one request with; many report their own results
   */
  assign(agentId: string | null): Promise<void>;
}

/** Asks who is to look after requests; the dialog loads when something is asked. */
export class AssignQuestion {
  asked: AssignAsk | null = null;
  /** What the page that is open could ask, such as about its report; null for nothing. */
  offered: AssignAsk | null = null;

  constructor() {
    makeObservable(this, {
      asked: observableRef,
      offered: observableRef,
      ask: action,
      offer: action,
      close: action,
    });
  }

  ask(asked: AssignAsk): void {
    this.asked = asked;
  }

  /** The page that is open tells what it could ask. Returns what takes that back. */
  offer(offered: AssignAsk): () => void {
    this.offered = offered;
    return action(() => {
      if (this.offered === offered) this.offered = null;
    });
  }

  close(): void {
    this.asked = null;
  }
}
