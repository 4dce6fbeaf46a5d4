import { createHttpClient } from '@forecourt/api-client';

/** The partner of every story. */
export const storyPartnerId = 'northgate';

/** The real client, told to try once. */
export const storyHttp = () =>
  createHttpClient({ apiUrl: '', chatUrl: '', token: () => 'token', retry: { attempts: 1 } });
