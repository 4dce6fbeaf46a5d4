import { Client } from './http/client.ts';
import type { HttpClient, HttpClientOptions } from './http/client.ts';
import { fetchExchange } from './http/fetchExchange.ts';

/** As `createHttpClient`, without axios: for pages that are opened once, on a phone. */
export function createLightClient(options: HttpClientOptions): HttpClient {
  return new Client(fetchExchange, options);
}
