import axios, { isAxiosError } from 'axios';
import { NetworkError, TimeoutError } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { problemOf } from './problem.ts';

/** Requests by axios, for the pages of staff. */
export function axiosExchange(): Exchange {
  const instance = axios.create({ validateStatus: null, responseType: 'json' });
  return async (request) => {
    const { signal, timeout } = request;
    signal.throwIfAborted();
    try {
      const { status, data, headers } = await instance.request<unknown>(request);
      if (status >= 200 && status < 300) return data;
      throw problemOf(status, data, headers['retry-after'] as string | undefined);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!isAxiosError(error)) throw error;
      if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
        throw new TimeoutError(timeout);
      throw new NetworkError(error.message, { cause: error });
    }
  };
}
