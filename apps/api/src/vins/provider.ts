import type { VinFacts } from '@forecourt/contract';
import type { VinDecoderConfig } from '../config.ts';
import { timedFetch, type Fetch } from '../tracing/outgoing.ts';

/** Staff wait for it when they open a report. */
const TIMEOUT_MS = 2000;
const MAX_LENGTH = 60;

/**
 * Asks a decoder: `GET {url}/{vin}` with `Authorization: Bearer {key}`, answered by 200 and
 * `{"make": "Volvo", "model": "V60", "year": 2020}`, in which anything may be null or absent, or by 404
 * for a VIN that it does not know.
 * @returns what the decoder says; null if it does not know the VIN
 * @throws Error when it does not answer in time, or answers anything else
 */
export async function askDecoder(
  { url, key }: VinDecoderConfig,
  vin: string,
  fetcher: Fetch = timedFetch,
): Promise<VinFacts | null> {
  const response = await fetcher(`${url.replace(/\/$/, '')}/${vin}`, {
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the VIN decoder answers ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null)
    throw new Error('the VIN decoder answers no object');
  const { make, model, year } = body as Record<string, unknown>;
  return { make: textOf(make), model: textOf(model), year: yearOf(year) };
}

/** Takes only what has the right type, without signs that change how a line reads. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return (
    value
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, MAX_LENGTH) || null
  );
}

function yearOf(value: unknown): number | null {
  return Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= 2100
    ? Number(value)
    : null;
}
