import type { MarketListing, MarketSurvey } from '@forecourt/contract';
import type { MarketConfig } from '../config.ts';
import { Problem } from '../http/problem.ts';
import { timedFetch, type Fetch } from '../tracing/outgoing.ts';
import type { Market, SurveyQuestion } from './types.ts';

/** Less than the client's timeout of 5 s (spec §9). */
const TIMEOUT_MS = 4000;
const ROWS = 24;
/** The market does not change within an hour, and every query costs money. */
const KEEP_MS = 60 * 60 * 1000;
const MAX_KEPT = 500;

/**
 * A provider with MarketCheck's API: `/v2/mds/car` for days of supply and sales,
 * `/v2/search/car/active` for similar cars, the key as `api_key`.
 */
export function marketProvider({ url, key }: MarketConfig, fetcher: Fetch = timedFetch): Market {
  const kept = new Map<string, { at: number; survey: MarketSurvey }>();

  async function ask(path: string, query: Record<string, string>): Promise<Facts> {
    const address = new URL(path, url);
    address.search = new URLSearchParams({ api_key: key, ...query }).toString();
    const response = await fetcher(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
    if (typeof body !== 'object' || body === null) {
      throw new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '30' } });
    }
    return body as Facts;
  }

  return {
    async survey(question) {
      const name = JSON.stringify([question.vin, question.postcode, question.miles]);
      const known = kept.get(name);
      if (known && Date.now() - known.at < KEEP_MS) return known.survey;
      const where = placeOf(question);
      const [supply, similar] = await Promise.all([
        ask('/v2/mds/car', { vin: question.vin, ...where }),
        ask('/v2/search/car/active', {
          vins: question.vin,
          match: 'year,make,model,trim',
          rows: String(ROWS),
          ...where,
        }),
      ]);
      const survey = readSurvey(supply, similar);
      if (kept.size >= MAX_KEPT) kept.clear();
      kept.set(name, { at: Date.now(), survey });
      return survey;
    },
  };
}

type Facts = Record<string, unknown>;

function placeOf({ postcode, miles }: SurveyQuestion): Record<string, string> {
  return { zip: postcode, radius: String(miles) };
}

/** Takes only members that the contract names, and only if they have the right type. */
function readSurvey(supply: Facts, similar: Facts): MarketSurvey {
  const listings = Array.isArray(similar.listings) ? (similar.listings as Facts[]) : [];
  return {
    mds: { mds: numberOf(supply.mds) },
    total_cars_sold_in_last_45_days: wholeOf(supply.total_cars_sold_in_last_45_days),
    similar_cars: { listings: listings.slice(0, ROWS).map(readListing) },
    sample: false,
  };
}

function readListing(listing: Facts, index: number): MarketListing {
  const build = objectOf(listing.build);
  const media = objectOf(listing.media);
  const photos = Array.isArray(media.photo_links) ? (media.photo_links as unknown[]) : [];
  return {
    id: textOf(listing.id)?.slice(0, 64) || `listing-${index + 1}`,
    heading: textOf(listing.heading) ?? '',
    year: wholeOf(build.year),
    make: textOf(build.make),
    model: textOf(build.model),
    trim: textOf(build.trim),
    price: numberOf(listing.price),
    miles: wholeOf(listing.miles),
    distance: numberOf(listing.dist),
    dealer_name: textOf(objectOf(listing.dealer).name),
    url: addressOf(listing.vdp_url),
    photo: addressOf(photos[0]),
  };
}

function objectOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? (value as Facts) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

function wholeOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.round(number);
}

/** Only web addresses may become links. */
function addressOf(value: unknown): string | null {
  const text = textOf(value);
  return text && text.length <= 2048 && /^https?:\/\//.test(text) ? text : null;
}
