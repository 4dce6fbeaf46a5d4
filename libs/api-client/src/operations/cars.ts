import type { Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const listCars = endpoint('listCars', 'GET', '/api/requests/cars', valid.listCars);
const countCars = endpoint('countCars', 'GET', '/api/requests/cars/counts', valid.countCars);
const getUploadRequest = endpoint(
  'getUploadRequest',
  'GET',
  '/api/uploads/{uploadId}/request',
  valid.getUploadRequest,
);

export type CarsApi = ReturnType<typeof carsApi>;

/** Cars that customers have reported. */
export function carsApi(http: HttpClient) {
  return {
    /** A page of cars, newest first; trade when the type is left out (spec §7). */
    listCars: (query: Query<'listCars'>, options?: CallOptions) =>
      http.call(listCars, { query }, options),
    /** How many cars each status has. */
    countCars: (query: Query<'countCars'>, options?: CallOptions) =>
      http.call(countCars, { query }, options),
    /** Which request a photo or scan belongs to, by its number. */
    getUploadRequest: (uploadId: number, options?: CallOptions) =>
      http.call(getUploadRequest, { path: { uploadId } }, options),
  };
}
