import type { VinFacts } from '@forecourt/contract';
import type { Config } from '../config.ts';
import { decodeVin, isVinSound } from '../domain/vin.ts';
import type { Clock, Log } from '../runtime.ts';
import { askDecoder } from './provider.ts';

/** Says what car a VIN stands for. */
export interface VinDecoder {
  /** Null for a VIN that says nothing, and one that its check digit contradicts. Never throws. */
  decode(vin: string): Promise<VinFacts | null>;
}

/** What a VIN stands for never changes; this many are kept. */
const MAX_KEPT = 1000;
/** A decoder that fails is not asked for so long: every report would wait for it. */
const PAUSE_MS = 60_000;

/** The configured decoder, and where it says nothing or fails, a table of makers. */
export function createVinDecoder(
  { vinDecoder }: Pick<Config, 'vinDecoder'>,
  clock: Clock,
  log: Log,
): VinDecoder {
  const kept = new Map<string, Promise<VinFacts | null>>();
  let failedAt = -Infinity;

  function decoding(vin: string): Promise<VinFacts | null> | null {
    const known = kept.get(vin);
    if (known || !vinDecoder || clock.now().getTime() - failedAt < PAUSE_MS) return known ?? null;
    const asked = askDecoder(vinDecoder, vin).catch((error: unknown) => {
      failedAt = clock.now().getTime();
      kept.delete(vin);
      log.warn({ err: error }, 'VIN decoder');
      return null;
    });
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(vin, asked);
    return asked;
  }

  return {
    async decode(vin) {
      if (!isVinSound(vin)) return null;
      const { make, model, year } = decodeVin(vin);
      const by = await decoding(vin);
      const facts = {
        make: by?.make ?? make,
        model: by?.model ?? model,
        year: by?.year ?? year,
      };
      return Object.values(facts).every((fact) => fact === null) ? null : facts;
    },
  };
}
