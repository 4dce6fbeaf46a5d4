import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Texts for staff about a section of the customer's report (the catalog of the contract). */
export interface SectionWords {
  /** In reports and timelines. */
  name: MessageDescriptor;
  /** Label of its switch in the settings, if the specification gives it its own. */
  toggle?: MessageDescriptor;
  /** Below its switch: what customers are asked for. */
  hint: MessageDescriptor;
  /** Title above its photos in full screen, if the specification gives it its own. */
  title?: MessageDescriptor;
}

/** The texts of every section, by its key in the catalog. */
export const sectionWords = {
  licence_plate: defineMessages({
    name: { defaultMessage: 'License plate', description: 'Section of a report' },
    hint: { defaultMessage: 'The number, and a photo of it', description: 'Of a section' },
  }),
  exterior_images: defineMessages({
    name: { defaultMessage: 'Exterior', description: 'Section of a report' },
    toggle: { defaultMessage: 'Exterior images', description: 'Part of a report' },
    hint: { defaultMessage: 'Front, both sides, rear', description: 'Of a section' },
  }),
  scan_360: defineMessages({
    name: { defaultMessage: '360 scan', description: 'Section of a report' },
    hint: { defaultMessage: 'A walk-around video you can rotate', description: 'Of a section' },
    title: { defaultMessage: '360 view', description: 'Title over a 360 scan in full screen' },
  }),
  windshield: defineMessages({
    name: { defaultMessage: 'Windshield', description: 'Section of a report' },
    hint: { defaultMessage: 'One photo', description: 'Of a section' },
  }),
  damage_locations: defineMessages({
    name: { defaultMessage: 'Damage', description: 'Section of a report' },
    toggle: { defaultMessage: 'Damage locations', description: 'Part of a report' },
    hint: { defaultMessage: 'Marked on a drawing, with photos', description: 'Of a section' },
    title: { defaultMessage: 'Damages', description: 'Title over photos in full screen' },
  }),
  mileage: defineMessages({
    name: { defaultMessage: 'Mileage', description: 'Section of a report' },
    hint: { defaultMessage: 'The number, and a photo of it', description: 'Of a section' },
  }),
  dashboard: defineMessages({
    name: { defaultMessage: 'Dashboard', description: 'Section of a report' },
    hint: { defaultMessage: 'One photo, engine running', description: 'Of a section' },
  }),
  interior_front: defineMessages({
    name: { defaultMessage: 'Front interior', description: 'Section of a report' },
    toggle: { defaultMessage: 'Interior, front', description: 'Part of a report' },
    hint: { defaultMessage: 'One photo of the front seats', description: 'Of a section' },
    title: { defaultMessage: 'Front Interior', description: 'Title over photos in full screen' },
  }),
  interior_back: defineMessages({
    name: { defaultMessage: 'Back interior', description: 'Section of a report' },
    toggle: { defaultMessage: 'Interior, back', description: 'Part of a report' },
    hint: { defaultMessage: 'One photo of the back seats', description: 'Of a section' },
    title: { defaultMessage: 'Back Interior', description: 'Title over photos in full screen' },
  }),
  vin: defineMessages({
    name: { defaultMessage: 'VIN', description: 'Section of a report' },
    hint: { defaultMessage: 'The number, and a photo of it', description: 'Of a section' },
  }),
  car_details: defineMessages({
    name: { defaultMessage: 'Car details', description: 'Section of a report' },
    hint: { defaultMessage: 'Make, model, year and more', description: 'Of a section' },
  }),
  car_condition: defineMessages({
    name: { defaultMessage: 'Car condition', description: 'Section of a report' },
    hint: { defaultMessage: 'Ratings, keys, service history', description: 'Of a section' },
  }),
  description: defineMessages({
    name: { defaultMessage: 'Description', description: 'Section of a report' },
    hint: { defaultMessage: 'What the customer wants to say', description: 'Of a section' },
  }),
  dealer_select: defineMessages({
    name: { defaultMessage: 'Dealer select', description: 'Section of a report' },
    hint: {
      defaultMessage: 'One of your dealers, once you have any',
      description: 'Of a section',
    },
  }),
  contact_details: defineMessages({
    name: { defaultMessage: 'Contact details', description: 'Section of a report' },
    hint: { defaultMessage: 'Name, email, phone', description: 'Of a section' },
  }),
} satisfies Record<string, SectionWords>;
