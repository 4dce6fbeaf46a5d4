import type { SectionName, UploadSection } from './generated/schema.d.ts';

/** A section of the customer's report, wherever it appears. */
export interface Section {
  /** Part of the walk around the car that its step belongs to. */
  group: 'outside' | 'inside' | 'about' | 'you';
  /**
   * Typical seconds, including reading and walking there: 12 for a photo of the whole car, 9 for
   * one outside of it, 7 for one inside, 3 to 14 for an answer by its kind, a third of that for an
   * optional one.
   */
  seconds: number;
  /** What is uploaded; null for questions. */
  upload: 'image' | 'video' | null;
  /** Photos that most customers take. */
  photos: number;
  /** Its place among the sections of a report; null if other sections of a report show it. */
  reportPlace: number | null;
}

/**
 * The catalog of sections, in the order of the capture page: around the car, into it, then the
 * questions. Each can be switched off under its key. Their texts are in
 * `@forecourt/platform/section-words`.
 */
export const sections = {
  licence_plate: { group: 'outside', seconds: 9, upload: 'image', photos: 1, reportPlace: null },
  exterior_images: { group: 'outside', seconds: 50, upload: 'image', photos: 4, reportPlace: 4 },
  scan_360: { group: 'outside', seconds: 37, upload: 'video', photos: 0, reportPlace: 1 },
  windshield: { group: 'outside', seconds: 11, upload: 'image', photos: 1, reportPlace: 2 },
  damage_locations: { group: 'outside', seconds: 24, upload: 'image', photos: 2, reportPlace: 3 },
  mileage: { group: 'inside', seconds: 15, upload: 'image', photos: 1, reportPlace: 5 },
  dashboard: { group: 'inside', seconds: 9, upload: 'image', photos: 1, reportPlace: 6 },
  interior_front: { group: 'inside', seconds: 9, upload: 'image', photos: 1, reportPlace: 7 },
  interior_back: { group: 'inside', seconds: 9, upload: 'image', photos: 1, reportPlace: 8 },
  vin: { group: 'inside', seconds: 14, upload: 'image', photos: 1, reportPlace: 9 },
  car_details: { group: 'about', seconds: 27, upload: null, photos: 0, reportPlace: null },
  car_condition: { group: 'about', seconds: 17, upload: null, photos: 0, reportPlace: 10 },
  description: { group: 'about', seconds: 20, upload: null, photos: 0, reportPlace: null },
  dealer_select: { group: 'you', seconds: 6, upload: null, photos: 0, reportPlace: null },
  // An invited customer finds their name already filled in.
  contact_details: { group: 'you', seconds: 12, upload: null, photos: 0, reportPlace: null },
} as const satisfies Record<SectionName, Section>;

type Catalogue = typeof sections;

/** Sections with their own place in a report. */
export type ReportedSection = {
  [Key in SectionName]: Catalogue[Key]['reportPlace'] extends number ? Key : never;
}[SectionName];

/** In the order of the capture page. */
export const sectionOrder = Object.keys(sections) as SectionName[];

/** In the order of a report. */
export const reportedSections = sectionOrder
  .filter((name): name is ReportedSection => sections[name].reportPlace !== null)
  .sort((one, other) => sections[one].reportPlace - sections[other].reportPlace);

/**
 * Sections with photos or a scan in the order of a report; those without a place in it come last.
 */
export const uploadOrder = sectionOrder
  .filter((name): name is UploadSection => sections[name].upload !== null)
  .sort((one, other) => placeOf(one) - placeOf(other));

function placeOf(name: SectionName): number {
  return sections[name].reportPlace ?? Infinity;
}
