import { sectionOrder } from '@forecourt/contract';
import { makeSections } from '@forecourt/contract/fixtures';
import type { Capture, SectionName } from '../api/types.ts';

const unrated = { rating: null, rating_note: null };

export const allSections: Capture['sections'] = makeSections();

/** Only these sections; the others are switched off. */
export const onlySections = (...names: SectionName[]): Capture['sections'] =>
  makeSections(...sectionOrder.filter((name) => !names.includes(name)));

/** A new report without any data. */
export function sampleCapture(more: Partial<Capture> = {}): Capture {
  return {
    request_id: 'r-1',
    request_type: 'TRADE',
    status: 'SENT',
    partner: { id: 'p-1', name: 'Northgate Motors', logo: { url: null, width: null } },
    defaults: { country_code: '372' },
    distance_unit: 'mi',
    theme: {
      illustration_primary: '#1f4fd8',
      illustration_secondary: '#f2b84b',
      ui_secondary_1: '#1f4fd8',
      ui_secondary_2: '#d9480f',
      ui_secondary_3: '#0f8a6d',
      ui_secondary_4: '#6d4bd1',
    },
    sections: allSections,
    required_sections: [],
    locales: { default: 'en-US', list: [] },
    contact: { name: 'Maria Kask', email: 'maria@example.test', phone: null, postcode: null },
    car: {},
    condition: {
      has_service_history: null,
      has_smoked_in_car: null,
      keys_count: null,
      own_title: null,
      clean_title: null,
      mileage: null,
      mileage_unit: null,
      air_conditioning: unrated,
      brakes: unrated,
      engine: unrated,
      suspension: unrated,
      tires: unrated,
    },
    sale: {},
    claim: {},
    driver: {},
    dealer_id: null,
    dealer: null,
    damage_locations: [],
    no_damage: null,
    description: null,
    uploads: [],
    terms_url: '/terms',
    privacy_url: '/privacy',
    ...more,
  };
}
