import { observeDate, steadyClock } from '@forecourt/platform';
import axios, { AxiosError, type AxiosInstance } from 'axios';
import { NetworkError, TimeoutError } from '../http/errors.ts';
import { problemOf } from '../http/problem.ts';
import { readJson, type Transport } from './transport.ts';

/** Requests by axios, which reports upload progress: the signed-in console's transport. */
export const axiosTransport: Transport = {
  async send({ method, url, headers, data, timeout, signal, onUploadProgress }) {
    signal.throwIfAborted();
    const sentAt = steadyClock.now();
    try {
      const answer = await instance.request<unknown>({
        method,
        url,
        headers: { ...typeOf(data), ...headers },
        data,
        timeout,
        signal,
        onUploadProgress: onUploadProgress && ((event) => onUploadProgress(event)),
      });
      observeDate(answer.headers.date as string | undefined, sentAt);
      return answer.data;
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  },
};

const instance = createInstance();

function createInstance(): AxiosInstance {
  const created = axios.create({
    headers: { accept: 'application/json' },
    // The client's check of the answer reports what is wrong with an unreadable body.
    responseType: 'text',
    transformResponse: readJson,
    // Calls are authorized by a header; the API sets no cookie that would have to be repeated.
    withXSRFToken: false,
    transitional: { clarifyTimeoutError: true },
  });
  created.interceptors.response.use(undefined, (error: unknown) => {
    throw error instanceof AxiosError ? failureOf(error) : error;
  });
  return created;
}

/** The typed error for an axios failure. */
function failureOf(error: AxiosError): Error {
  const { response, code, message, config } = error;
  if (code === AxiosError.ETIMEDOUT) return new TimeoutError(config?.timeout ?? 0);
  const isRefused = code === AxiosError.ERR_BAD_REQUEST || code === AxiosError.ERR_BAD_RESPONSE;
  if (!response || !isRefused) return new NetworkError(message, { cause: error });
  const retryAfter = response.headers['retry-after'] as string | undefined;
  const problem = problemOf(response.status, response.data, retryAfter);
  problem.reference = response.headers['x-request-id'] as string | undefined;
  return problem;
}

/** The content type of a body; axios guesses one if it is missing. A caller's own comes first. */
function typeOf(data: unknown): Record<string, string | false> {
  if (data === undefined) return { 'content-type': false };
  return { 'content-type': data instanceof Blob ? data.type : 'application/json' };
}
