import type { Request } from '@forecourt/contract';
import type { CursorList, PendingChange } from '@forecourt/platform';
import type { RequestCountsStore } from './RequestCountsStore.ts';
import type { RequestKey } from './requestFilter.ts';
import type { RequestListApi } from './RequestListApi.ts';

/** After this long the undo has lost its place in the list at the latest, in milliseconds. */
const placeMs = 30_000;

export interface ArchiveCollaborators {
  api: Pick<RequestListApi, 'updateRequest' | 'unarchiveRequest'>;
  list: CursorList<Request, RequestKey>;
  counts: RequestCountsStore;
}

/**
 * A request that was just archived: shown so at once, told to the server at once, and taken back to
 * its very place as long as the undo is offered.
 */
export class ArchivedRequest {
  readonly request: Request;
  /** Resolves when the server has agreed; rejects when it did not, and everything is as before. */
  readonly done: Promise<void>;
  private readonly with: ArchiveCollaborators;
  private change: PendingChange | null;
  private readonly uncount: () => void;
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(request: Request, collaborators: ArchiveCollaborators) {
    const { list, counts, api } = collaborators;
    this.request = request;
    this.with = collaborators;
    this.change = list.tryUpdate(request.id, (known) => ({ ...known, status: 'ARCHIVED' }));
    this.uncount = counts.move(request.status, 'ARCHIVED');
    this.timer = setTimeout(() => this.settle(), placeMs);
    this.done = this.commit(() => api.updateRequest(request.id, { status: 'ARCHIVED' }));
  }

  /** Whether the way back to the row's place is still open. */
  get held(): boolean {
    return this.change !== null;
  }

  /** Takes the archiving back. Rejects when the server refuses; the request is archived then. */
  async undo(): Promise<void> {
    await this.done;
    const { list, counts, api } = this.with;
    this.putBack();
    try {
      const { request } = await api.unarchiveRequest(this.request.id);
      list.upsert(request);
    } catch (error) {
      list.upsert({ ...this.request, status: 'ARCHIVED' });
      throw error;
    } finally {
      counts.refreshSoon();
    }
  }

  /** The undo is no longer offered: the row leaves the lists it does not belong in. */
  settle(): void {
    void this.done.then(
      () => {
        if (this.held) this.release({ ...this.request, status: 'ARCHIVED' });
      },
      () => undefined,
    );
  }

  /** Lets go of the row's place, because the server has newer word of the request. */
  release(request: Request): void {
    clearTimeout(this.timer);
    this.change?.keep();
    this.change = null;
    this.with.list.upsert(request);
  }

  private async commit(send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
      this.with.counts.refreshSoon();
    } catch (error) {
      this.putBack();
      throw error;
    }
  }

  private putBack(): void {
    clearTimeout(this.timer);
    this.change?.undo();
    this.change = null;
    this.uncount();
  }
}
