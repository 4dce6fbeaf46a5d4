import type { Api } from '@forecourt/api-client';
import { countCars, listCars } from '@forecourt/contract/endpoints/cars';
import { unarchiveRequest, updateRequest } from '@forecourt/contract/endpoints/requests';

/** The calls of a car list. */
export const carListEndpoints = { countCars, listCars, unarchiveRequest, updateRequest };

export type CarListApi = Pick<Api, keyof typeof carListEndpoints>;
