import type { RequestsApi } from '@forecourt/api-client/requests';
import type { Request } from '@forecourt/contract';
import type { PendingChange } from '@forecourt/platform';

/** After this long the undo has lost its place in the list at the latest, in milliseconds. */
const placeMs = 30_000;

/** The calls that put a request away and take it back. */
export type ArchivingApi = Pick<RequestsApi, 'updateRequest' | 'unarchiveRequest'>;

/** How archiving a request shows in a list. */
export interface ArchivingView {
  /** Takes its row out of sight before the server has agreed. */
  hide(): PendingChange;
  /** Takes it out of the counts. Returns the way back. */
  uncount(): () => void;
  /** Counts again soon, once the server has spoken. */
  recount(): void;
  /** It is archived for good: the row leaves the lists it does not belong in. */
  takeAway(): void;
  /** It is back; `request` is the server's word of it. */
  putBack(request: Request): void;
}

/**
 * A request that was just archived from a list: shown so at once, told to the server at once, and
 * taken back to its very place as long as the undo is offered.
 */
export class Archiving {
  /** Resolves when the server has agreed; rejects when it did not, and everything is as before. */
  readonly done: Promise<void>;
  protected readonly view: ArchivingView;
  private readonly api: ArchivingApi;
  private readonly requestId: string;
  private change: PendingChange | null;
  private readonly uncounted: () => void;
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(requestId: string, api: ArchivingApi, view: ArchivingView) {
    this.requestId = requestId;
    this.api = api;
    this.view = view;
    this.change = view.hide();
    this.uncounted = view.uncount();
    this.timer = setTimeout(() => this.settle(), placeMs);
    this.done = this.commit(() => api.updateRequest(requestId, { status: 'ARCHIVED' }));
  }

  /** Whether the way back to the row's place is still open. */
  get held(): boolean {
    return this.change !== null;
  }

  /** Takes the archiving back. Rejects when the server refuses; the request is archived then. */
  async undo(): Promise<void> {
    await this.done;
    this.restore();
    try {
      const { request } = await this.api.unarchiveRequest(this.requestId);
      this.view.putBack(request);
    } catch (error) {
      this.view.takeAway();
      throw error;
    } finally {
      this.view.recount();
    }
  }

  /** The undo is no longer offered: the row leaves the lists it does not belong in. */
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

  /** Lets go of the row's place: the change stands, and newer word may take it. */
  protected letGo(): void {
    clearTimeout(this.timer);
    this.change?.keep();
    this.change = null;
  }

  private async commit(send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
      this.view.recount();
    } catch (error) {
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
