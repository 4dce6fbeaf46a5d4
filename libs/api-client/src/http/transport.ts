import { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios';
import { NetworkError, TimeoutError } from './errors.ts';
import { problemOf } from './problem.ts';

/** One request and its answer's body. Every failure comes out typed, and an abort as it was given. */
export async function exchange(
  instance: AxiosInstance,
  request: AxiosRequestConfig & { timeout: number; signal: AbortSignal },
): Promise<unknown> {
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
}
