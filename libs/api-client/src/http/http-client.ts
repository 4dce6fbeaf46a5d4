import { axiosExchange } from './transport.ts';
import { Client } from './client.ts';
import type { HttpClient, HttpClientOptions } from './client.ts';

export type { CallOptions, HttpClient, HttpClientOptions } from './client.ts';

/** The one way to the API. See `HttpClientOptions` for the policies that are injected. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  return new Client(axiosExchange(), options);
}
