import {
  type CarPart,
  carParts,
  type DamageKind,
  damageKinds,
  type DamageSize,
  damageSizes,
} from '@forecourt/contract';
import type { DamageDetectionConfig } from '../config.ts';
import { timedFetch, type Fetch } from '../tracing/outgoing.ts';

/** What the service found on one photo. */
export interface Found {
  part: CarPart | null;
  kind: DamageKind;
  size: DamageSize | null;
  /** In fractions of the picture's width and height, from the left and the top. */
  box: { x: number; y: number; width: number; height: number };
  /** From 0 to 1. */
  confidence: number;
}

/** Finds damages on photos. */
export interface DamageDetector {
  /**
   * Looks at a JPEG photo.
   * @returns at most `MAX_FINDINGS`, the surest first
   * @throws UnreadablePhoto when the service does not take this photo, also not later; Error when it
   * does not answer in time, or answers anything else than findings
   */
  detect(jpeg: Buffer): Promise<Found[]>;
}

/** The service refused the photo itself: asking again changes nothing. */
export class UnreadablePhoto extends Error {}

/** More on one photo tell staff nothing. */
export const MAX_FINDINGS = 20;
/** Models on a processor need seconds; nobody waits for them. */
const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Statuses that are about the photo; 401, 404, 429 and so on are about the service or its settings. */
const ABOUT_PHOTO = [400, 413, 415, 422];

/** The configured service; null without one: no photo leaves the server. */
export function createDetector(
  { damageDetection }: { damageDetection: DamageDetectionConfig | null },
  fetcher: Fetch = timedFetch,
): DamageDetector | null {
  if (!damageDetection) return null;
  const { url, key } = damageDetection;
  return {
    async detect(jpeg) {
      const response = await fetcher(url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'image/jpeg',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: new Uint8Array(jpeg),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        const reason = `the damage detection answers ${response.status}`;
        throw ABOUT_PHOTO.includes(response.status)
          ? new UnreadablePhoto(reason)
          : new Error(reason);
      }
      return readFindings(JSON.parse(await textOf(response)));
    },
  };
}

/** @throws Error as soon as the answer is longer than findings can be */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw new Error('the damage detection answers too much');
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Facts = Record<string, unknown>;

/**
 * Takes only members that the schema names, of the right type and within their range; a finding of an
 * unknown kind or without a place on the picture is left out.
 * @throws Error for anything that is no list of findings
 */
function readFindings(answer: unknown): Found[] {
  const { findings } = objectOf(answer);
  if (!Array.isArray(findings)) throw new Error('the damage detection answers no findings');
  return (findings as unknown[])
    .flatMap((one) => readFinding(objectOf(one)) ?? [])
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, MAX_FINDINGS);
}

function readFinding({ part, kind, size, box, confidence }: Facts): Found | null {
  const known = knownOf(damageKinds, kind);
  const place = readBox(objectOf(box));
  if (!known || !place || !isFraction(confidence)) return null;
  return {
    part: knownOf(carParts, part),
    kind: known,
    size: knownOf(damageSizes, size),
    box: place,
    confidence,
  };
}

/** What hangs over the edge of the picture is cut off. */
function readBox({ x, y, width, height }: Facts): Found['box'] | null {
  if (!isFraction(x) || !isFraction(y) || !isFraction(width) || !isFraction(height)) return null;
  const box = { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) };
  return box.width > 0 && box.height > 0 ? box : null;
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function knownOf<T extends string>(values: readonly T[], value: unknown): T | null {
  return values.find((one) => one === value) ?? null;
}

function objectOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? (value as Facts) : {};
}
