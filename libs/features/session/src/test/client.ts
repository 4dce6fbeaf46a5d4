import { createHttpClient, fetchTransport } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';

/** The real client for stories; the network behind it is mocked. */
export const storyClient = (token: string | null = null): HttpClient =>
  createHttpClient({
    transport: fetchTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => token,
    retry: { attempts: 1 },
  });
