import { fetchTransport } from '@forecourt/api-client';
import type { Transport } from '@forecourt/api-client';
import { pause } from '@forecourt/platform';
import { onFirstUse } from '@forecourt/platform/prefetch';

/** How long a request waits for axios's code before it goes by `fetch`, in milliseconds. */
export const AXIOS_PATIENCE_MS = 3000;

const loadAxios = async (): Promise<Transport> =>
  (await import('./axiosTransport.ts')).axiosTransport;

/**
 * Sends the requests of signed-in staff by axios, which loads when somebody begins to use the page.
 * Until then reads go by `fetch`, so the first screen does not wait for axios; changes and uploads
 * wait, since only axios reports progress.
 */
export function staffTransport(load = loadAxios): Transport {
  let axios: Transport | undefined;
  let loading: Promise<Transport> | undefined;
  const prepare = (): Promise<Transport> => {
    loading ??= load().then(
      (loaded) => (axios = loaded),
      () => {
        // The next request tries again; this one must not fail for a file.
        loading = undefined;
        return fetchTransport;
      },
    );
    return loading;
  };
  onFirstUse(() => void prepare());
  return {
    async send(request) {
      if (axios) return axios.send(request);
      if (request.method === 'GET') return fetchTransport.send(request);
      const late = pause(AXIOS_PATIENCE_MS, request.signal).then(() => fetchTransport);
      return (await Promise.race([prepare(), late])).send(request);
    },
  };
}
