import { defaultShareSettings, maxAuctionHours } from '@forecourt/contract';
import { readCount } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';

/** The highest values of the counts (contract, ShareSettings); the lowest is 1 (spec §5). */
export const mostOf = { hours: maxAuctionHours, days: 365, miles: 100_000 } as const;

export type CountName = keyof typeof mostOf;

/** The counts that can be sent. */
export type ShareCounts = Record<CountName, number>;

const COUNTS = Object.keys(mostOf) as CountName[];

/** What is typed into the settings of a share; nothing else than what stands there is ever sent. */
export class ShareDraft {
  hours = String(defaultShareSettings.hours);
  days = String(defaultShareSettings.validity_days);
  miles = String(defaultShareSettings.validity_miles);
  requirements: string = defaultShareSettings.dealer_requirements;

  constructor() {
    makeObservable(this, {
      hours: observable,
      days: observable,
      miles: observable,
      requirements: observable,
      wrong: computed,
      counts: computed,
      set: action,
      typeRequirements: action,
      clear: action,
      fill: action,
    });
  }

  /** The fields that are not a whole number within their limits. */
  get wrong(): readonly CountName[] {
    return COUNTS.filter((name) => this.read(name) === null);
  }

  /** The numbers; null while one of them cannot be read. */
  get counts(): ShareCounts | null {
    const [hours, days, miles] = COUNTS.map((name) => this.read(name));
    if (hours == null || days == null || miles == null) return null;
    return { hours, days, miles };
  }

  read(name: CountName): number | null {
    return readCount(this[name], 1, mostOf[name]);
  }

  set(name: CountName, text: string): void {
    this[name] = text;
  }

  typeRequirements(text: string): void {
    this.requirements = text;
  }

  clear(): void {
    this.fill({
      hours: defaultShareSettings.hours,
      days: defaultShareSettings.validity_days,
      miles: defaultShareSettings.validity_miles,
    });
    this.requirements = defaultShareSettings.dealer_requirements;
  }

  fill({ hours, days, miles }: ShareCounts): void {
    this.hours = String(hours);
    this.days = String(days);
    this.miles = String(miles);
  }
}
