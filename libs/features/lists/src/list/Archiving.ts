import type { Api } from '@forecourt/api-client';
import type { Request } from '@forecourt/contract';
import type { PendingChange } from '@forecourt/platform';

/** When the row's place in the list is given up at the latest, in milliseconds. */
const PLACE_MS = 30_000;

/** The calls that archive a request and undo it. */
export type ArchivingApi = Pick<Api, 'updateRequest' | 'unarchiveRequest'>;

/** A request that is archived, or taken out of the archive. */
export interface ArchivingAct {
  type: 'archive' | 'restore';
  requestId: string;
  /** The customer or the car, for the list of what waits. */
  name: string;
}

/** Keeps what found no network, and sends it when there is one. */
export interface ArchivingLater {
  /**
   * @param error why it was not sent
   * @returns false if it was refused, which nothing later will change
   */
  keep(error: unknown, act: ArchivingAct): Promise<boolean>;
  /** Takes archiving back. @returns false if it does not wait any more */
  withdraw(requestId: string): Promise<boolean>;
}

/** What is archived, and by what. */
export interface Archived {
  requestId: string;
  name: string;
  api: ArchivingApi;
  later?: ArchivingLater | undefined;
}

/** How archiving a request shows in a list. */
export interface ArchivingView {
  /** Hides the row before the server has confirmed. */
  hide(): PendingChange;
  /** Removes it from the counts. Returns the undo. */
  uncount(): () => void;
  /** Refetches the counts once the server has answered. */
  recount(): void;
  /** It is archived for good: removes the row from the lists where it no longer belongs. */
  takeAway(): void;
  /** It has been restored; `request` is the server's response. */
  putBack(request: Request): void;
}

/**
 * A request that was just archived from a list: hidden and sent to the server at once, and put back
 * in the same place while the undo is offered.
 */
export class Archiving {
  /** Resolves when the server has confirmed; rejects when it refused, with everything restored. */
  readonly done: Promise<void>;
  protected readonly view: ArchivingView;
  private readonly archived: Archived;
  /** No network was there: it waits on this device. */
  private waits = false;
  private change: PendingChange | null;
  private readonly uncounted: () => void;
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(archived: Archived, view: ArchivingView) {
    this.archived = archived;
    this.view = view;
    this.change = view.hide();
    this.uncounted = view.uncount();
    this.timer = setTimeout(() => this.settle(), PLACE_MS);
    this.done = this.commit();
  }

  /** Whether the row's place is still kept for an undo. */
  get held(): boolean {
    return this.change !== null;
  }

  /** Undoes the archiving. Rejects when the server refuses; the request stays archived then. */
  async undo(): Promise<void> {
    await this.done;
    this.restore();
    const { api, requestId, name, later } = this.archived;
    if (this.waits && (await later?.withdraw(requestId))) return;
    try {
      const { request } = await api.unarchiveRequest(requestId);
      this.view.putBack(request);
    } catch (error) {
      if (await later?.keep(error, { type: 'restore', requestId, name })) return;
      this.view.takeAway();
      throw error;
    } finally {
      this.view.recount();
    }
  }

  /** The undo is no longer offered: removes the row from the lists where it no longer belongs. */
  settle(): void {
    void this.done.then(
      () => {
        if (!this.held) return;
        this.letGo();
        this.view.takeAway();
      },
      () => undefined,
    );
  }

  /** Gives up the row's place: the change is final, and newer data may replace it. */
  protected letGo(): void {
    clearTimeout(this.timer);
    this.change?.keep();
    this.change = null;
  }

  private async commit(): Promise<void> {
    const { api, requestId, name, later } = this.archived;
    try {
      await api.updateRequest(requestId, { status: 'ARCHIVED' });
      this.view.recount();
    } catch (error) {
      this.waits = (await later?.keep(error, { type: 'archive', requestId, name })) ?? false;
      if (this.waits) return;
      this.restore();
      throw error;
    }
  }

  private restore(): void {
    clearTimeout(this.timer);
    this.change?.undo();
    this.change = null;
    this.uncounted();
  }
}
