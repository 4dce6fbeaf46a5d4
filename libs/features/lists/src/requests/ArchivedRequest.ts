import type { Request, RequestStatus } from '@forecourt/contract';
import { customerName } from '@forecourt/platform';
import type { CursorList } from '@forecourt/platform';
import { Archiving, type ArchivingApi, type ArchivingLater } from '../list/Archiving.ts';
import type { ListCounts } from '../list/ListCounts.ts';
import type { RequestKey } from './requestFilter.ts';

export interface ArchiveCollaborators {
  api: ArchivingApi;
  later?: ArchivingLater | undefined;
  list: CursorList<Request, RequestKey>;
  counts: ListCounts<RequestStatus>;
}

/** A request that was just archived from its list; lists of archived requests still show it. */
export class ArchivedRequest extends Archiving {
  readonly request: Request;
  private readonly list: CursorList<Request, RequestKey>;

  constructor(request: Request, { list, counts, api, later }: ArchiveCollaborators) {
    const archived: Request = { ...request, status: 'ARCHIVED' };
    super(
      { requestId: request.id, name: customerName(request), api, later },
      {
        hide: () => list.tryUpdate(request.id, (known) => ({ ...known, status: 'ARCHIVED' })),
        uncount: () => counts.move(request.status, 'ARCHIVED'),
        recount: () => counts.refreshSoon(),
        takeAway: () => list.upsert(archived),
        putBack: (restored) => list.upsert(restored),
      },
    );
    this.request = request;
    this.list = list;
  }

  /** Gives up the row's place, because the server has a newer version of the request. */
  release(request: Request): void {
    this.letGo();
    this.list.upsert(request);
  }
}
