import { createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';

/** The partner of every story. */
export const storyPartnerId = 'northgate';

/** The real client without retries. */
export const storyHttp = () =>
  createHttpClient({
    transport: axiosTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
