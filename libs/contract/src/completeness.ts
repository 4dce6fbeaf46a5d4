import type { SectionName, UploadSection } from './generated/schema.d.ts';
import { sectionOrder } from './sections.ts';

/** How much of a section is there. */
export type SectionProgress = 'missing' | 'partial' | 'complete';

/** A section's progress, and its parts: photos, or questions that need an answer. */
export interface SectionState {
  progress: SectionProgress;
  /** Needed parts that are there, and how many are needed. */
  given: number;
  needed: number;
}

/** What is known of a report, on the server, on a phone or in a list. */
export interface Provided {
  /** Photos and scans that have arrived whole; those that staff declined count for nothing. */
  uploads: readonly {
    section: string;
    slot: string | null;
    review_status?: 'approved' | 'declined' | null;
    damage_location_id?: string | null;
    /** The addition it came with. */
    addition_id?: string | null;
  }[];
  /** An answer by its dotted path in the contract's Capture, such as `car.plate`. */
  value(path: string): unknown;
}

/** A photo or scan by its slot (any of the section for null), an answer, or a yes, by its path. */
type Part = { photo: string | null } | { answer: string } | { yes: string };

interface Content {
  /** Complete with all of these, or, for `any`, with one of them. */
  parts: readonly Part[];
  any?: true;
  /** Answers that begin a section without being needed, by their paths. */
  more?: readonly string[];
}

const photo = (slot: string | null = null): Part => ({ photo: slot });
const answer = (path: string): Part => ({ answer: path });

/**
 * What makes a section complete; one with uploads that isn't listed is complete with one of them.
 * This table is the only place that says so: the capture page, the server, lists and reports read
 * it.
 */
const listed: Record<Exclude<SectionName, UploadSection>, Content> &
  Partial<Record<UploadSection, Content>> = {
  licence_plate: { parts: [answer('car.plate'), photo()], any: true },
  exterior_images: { parts: ['front', 'right', 'rear', 'left'].map(photo) },
  damage_locations: { parts: [answer('damage_locations'), { yes: 'no_damage' }], any: true },
  mileage: { parts: [photo(), answer('condition.mileage')] },
  vin: { parts: [answer('car.vincode'), photo()], any: true },
  car_details: { parts: ['car.make', 'car.model', 'car.year'].map(answer) },
  car_condition: {
    parts: [answer('car.overall_rating')],
    // the mileage is asked for in a section of its own
    more: [
      'condition.has_service_history',
      'condition.has_smoked_in_car',
      'condition.own_title',
      'condition.clean_title',
      'condition.keys_count',
      'condition.engine.rating',
      'condition.brakes.rating',
      'condition.tires.rating',
      'condition.suspension.rating',
      'condition.air_conditioning.rating',
    ],
  },
  description: {
    parts: [answer('description')],
    more: [
      'sale.user_sale_plan',
      'sale.car_availability',
      'sale.expected_price',
      'claim.claim_type',
      'claim.damage_description',
    ],
  },
  dealer_select: { parts: [answer('dealer_id')] },
  contact_details: { parts: [answer('contact.name')] },
};

const oneShot: Content = { parts: [photo()] };
const contentOf = (name: SectionName): Content => listed[name] ?? oneShot;

/** How much of a section a report has. */
export function sectionContent(name: SectionName, provided: Provided): SectionState {
  const { parts, any, more = [] } = contentOf(name);
  const own = provided.uploads.filter(
    ({ section, review_status: review }) => section === name && review !== 'declined',
  );
  const has = (part: Part): boolean => {
    if ('answer' in part) return isAnswered(provided.value(part.answer));
    if ('yes' in part) return provided.value(part.yes) === true;
    return own.some(({ slot }) => part.photo === null || slot === part.photo);
  };
  const there = parts.filter(has).length;
  const [given, needed] = any ? [Math.min(there, 1), 1] : [there, parts.length];
  if (given === needed) return { progress: 'complete', given, needed };
  const begun =
    given > 0 || own.length > 0 || more.some((path) => isAnswered(provided.value(path)));
  return { progress: begun ? 'partial' : 'missing', given, needed };
}

/** The sections of `required` that are not complete, in the order of the capture page. */
export function missingSections(
  required: readonly SectionName[],
  provided: Provided,
): SectionName[] {
  return sectionOrder.filter(
    (name) => required.includes(name) && sectionContent(name, provided).progress !== 'complete',
  );
}

/** What is known of a report by its uploads and a tree of answers, shaped as the contract's Capture. */
export function providedBy(uploads: Provided['uploads'], answers: object): Provided {
  return { uploads, value: (path) => answerAt(answers, path) };
}

/** An answer by its dotted path in a tree shaped as the contract's Capture; undefined for none. */
export function answerAt(answers: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null
          ? (node as Record<string, unknown>)[name]
          : undefined,
      answers,
    );
}

/** Whether a section is incomplete without this answer, by its path in the contract's Capture. */
export function isNeeded(name: SectionName, path: string): boolean {
  return contentOf(name).parts.some((part) => 'answer' in part && part.answer === path);
}

/** The shots that a section needs, by their slots. */
export function neededShots(name: SectionName): string[] {
  return contentOf(name).parts.flatMap((part) => ('photo' in part && part.photo) || []);
}

/**
 * The photos or scans that a section cannot do without, by their slots, null for any; none where an
 * answer can take their place.
 */
export function neededPhotos(name: SectionName): (string | null)[] {
  const { parts, any } = contentOf(name);
  return any ? [] : parts.flatMap((part) => ('photo' in part ? [part.photo] : []));
}

function isAnswered(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}
