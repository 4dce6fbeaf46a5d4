import type { CarsApi } from '@forecourt/api-client/cars';
import type { ArchivingApi } from '../list/Archiving.ts';

/** The calls of a car list. */
export type CarListApi = Pick<CarsApi, 'listCars' | 'countCars'> & ArchivingApi;
