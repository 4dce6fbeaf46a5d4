import type { Car, CarStatus } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import type { CursorList } from '@forecourt/platform';
import { Archiving, type ArchivingApi, type ArchivingLater } from '../list/Archiving.ts';
import type { ListCounts } from '../list/ListCounts.ts';
import type { CarKey } from './carFilter.ts';

export interface ArchiveCollaborators {
  api: ArchivingApi;
  later?: ArchivingLater | undefined;
  list: CursorList<Car, CarKey>;
  counts: ListCounts<CarStatus>;
}

/** A car whose request was just archived; car lists no longer show it. */
export class ArchivedCar extends Archiving {
  readonly car: Car;

  constructor(car: Car, { list, counts, api, later }: ArchiveCollaborators) {
    const name = carName(car) || (car.plate ?? '');
    super(
      { requestId: car.request_id, name, api, later },
      {
        hide: () => list.tryRemove(car.id),
        uncount: () => counts.move(car.request_status, null),
        recount: () => counts.refreshSoon(),
        takeAway: () => list.remove(car.id),
        // Undoing has already restored the row; the request's response adds nothing about the car.
        putBack: () => undefined,
      },
    );
    this.car = car;
  }
}
