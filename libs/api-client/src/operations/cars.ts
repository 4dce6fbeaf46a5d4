import { countCars, getUploadRequest, listCars } from '@forecourt/contract/endpoints/cars';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Cars that customers have reported. */
export const carsApi = (http: HttpClient) =>
  callsOf(http, { listCars, countCars, getUploadRequest });

export type CarsApi = ReturnType<typeof carsApi>;
