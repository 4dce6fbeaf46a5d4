import type { ReportedSection } from '@forecourt/contract';
import { sectionWords } from '@forecourt/platform/section-words';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ReportDefinition, ReportSectionId } from './definition.ts';

export const messages = defineMessages({
  copyLink: {
    defaultMessage: 'Copy link',
    description: 'Button that copies the public report’s address',
  },
  print: { defaultMessage: 'Print', description: 'Button that prints a report' },
  linkCopied: {
    defaultMessage: 'Report link copied to clipboard',
    description: 'Said after copying',
  },
  linkNotCopied: {
    defaultMessage: 'The browser refused to copy the link. Copy it by hand.',
    description: 'Toast: the browser does not allow copying',
  },
  sold: {
    defaultMessage: 'Sold',
    description: 'Badge of a car whose owner has accepted an offer, on pages behind links',
  },
  withdrawn: {
    defaultMessage: 'No longer offered',
    description: 'Badge of a car that its partner has withdrawn from its public page',
  },
  unknownCar: {
    defaultMessage: 'Unknown car',
    description: 'Title of a report whose customer has not said which car it is',
  },
  notProvided: {
    defaultMessage: 'Not provided',
    description: 'In a section of a report that the customer handed in without it',
  },
  missing: {
    defaultMessage: 'Missing',
    description: 'In a section of a report that is required, and was handed in without it',
  },
  sentWithout: {
    defaultMessage: 'Sent incomplete',
    description: 'Title above what a report lacks and the customer’s reason',
  },
  noDamage: {
    defaultMessage: 'No damage reported',
    description: 'In the damage section of a report: the customer answered that there is no damage',
  },
  notYet: {
    defaultMessage: 'Not available yet',
    description: 'In a section that the customer has not reached',
  },
  sections: {
    defaultMessage: 'Report progress',
    description: 'Names the list of sections of a report',
  },
  contents: {
    defaultMessage: 'Contents',
    description: 'Names the column next to a report that is only read',
  },
  aside: {
    defaultMessage: 'Decision and progress',
    description: 'Names the column next to a report',
  },
  loading: {
    defaultMessage: 'Loading the report',
    description: 'Spoken while a report loads',
  },
  staleText: {
    defaultMessage: 'Could not refresh this report. It may have changed.',
    description: 'Over a report that could not be fetched again',
  },
  failedTitle: {
    defaultMessage: 'This report could not be loaded',
    description: 'In place of a report when the server did not answer',
  },
  notFoundTitle: {
    defaultMessage: 'Report not found',
    description: 'In place of a report that does not exist or belongs to another branch',
  },
  notFoundText: {
    defaultMessage: 'It may belong to another branch, or the address may be incomplete.',
    description: 'Under "Report not found"',
  },
  linkOver: {
    defaultMessage: 'This link does not work',
    description: 'In place of a report whose link is mistyped, was revoked or has run out',
  },
  linkOverText: {
    defaultMessage: 'It may have expired or be incomplete. Ask the sender for a new link.',
    description: 'Under "This link does not work"',
  },
  received: { defaultMessage: 'Requested on', description: 'Label of the date of a request' },
  branch: {
    defaultMessage: 'Branch',
    description: 'Label of the partner that a report was made for',
  },
  summary: {
    defaultMessage: 'Condition summary',
    description: 'Label of the summary of a car’s condition',
  },
  chosenDealer: {
    defaultMessage: 'Chosen dealer',
    description: 'Label of the dealer that the customer chose',
  },
  copyVin: { defaultMessage: 'Copy VIN', description: 'Button that copies a car’s VIN' },
  vinCopied: { defaultMessage: 'VIN copied to clipboard', description: 'Said after copying' },
  vinDoubtful: {
    defaultMessage: 'Check digit doesn’t match',
    description: 'Beside a VIN that contradicts its check digit: at least one character is wrong',
  },
  timeUnknown: {
    defaultMessage: 'Time unknown',
    description: 'Under a photo that does not say when it was taken',
  },
  damageOutline: {
    defaultMessage: 'Damage on the car',
    description: 'Names the drawing of a car on which damages are marked',
  },
  showOnScan: {
    defaultMessage: 'Show on 360° view',
    description: 'Button beside a damage: turns the car to it',
  },
  tabs: { defaultMessage: 'Pages of the report', description: 'Names the tabs of a report' },
  processing: {
    defaultMessage: 'Processing',
    description: 'In place of a photo whose sizes are not ready',
  },
  scanProcessing: {
    defaultMessage: 'The scan is being processed and will appear here in a moment.',
    description: 'In place of a 360 scan whose frames are not ready',
  },
  scanPoster: {
    defaultMessage: '360 scan of the car',
    description: 'What the first picture of a 360 scan shows, for those who cannot see it',
  },
  expectedPrice: {
    defaultMessage: 'Owner expects',
    description: 'Label of what the owner hopes to get for the car',
  },
  condition: { defaultMessage: 'Condition', description: 'Label of the overall rating of a car' },
  damages: { defaultMessage: 'Damages', description: 'Label of the number of damages of a car' },
  noDamages: {
    defaultMessage: 'None',
    description: 'Number of damages of a car whose owner says it has none',
  },
  showAll: {
    defaultMessage: 'Show all fields',
    description: 'Button that shows the fields of a car that are not filled, too',
  },
  showFewer: {
    defaultMessage: 'Show fewer',
    description: 'Button that hides the fields of a car that are not filled',
  },
  yes: { defaultMessage: 'Yes', description: 'Answer to a question about the car' },
  no: { defaultMessage: 'No', description: 'Answer to a question about the car' },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  photos: { count: number };
  share: { given: number; needed: number };
  lacks: { sections: string; reason: string };
  taken: { when: string };
  photoOf: { section: string; number: number };
  damageMark: { number: number; part: string };
  showOnOutline: { number: number };
  showOnScan: { number: number };
  kilowatts: { value: number };
  cubicCentimetres: { value: number };
  byVin: { car: string };
}>({
  byVin: {
    defaultMessage: 'By its VIN: {car}',
    description: 'Beside a VIN: the car that it stands for, such as 2003 Honda Accord',
  },
  photos: {
    defaultMessage: '{count, plural, one {# photo} other {# photos}}',
    description: 'How many photos a report has',
  },
  share: {
    defaultMessage: '{given, number} of {needed, number}',
    description: 'How much of a section is there, such as 1 of 4 photos',
  },
  lacks: {
    defaultMessage: 'Missing: {sections}. Customer’s reason: “{reason}”',
    description: 'What a report lacks, and the customer’s own words about it',
  },
  taken: { defaultMessage: 'Taken {when}', description: 'When a photo was taken' },
  damageMark: {
    defaultMessage: 'Damage {number}: {part}',
    description: 'Names a mark on the drawing of a car, and the damage it belongs to',
  },
  showOnOutline: {
    defaultMessage: 'Show damage {number} on the car',
    description: 'Link from a damage to its mark on the drawing of a car',
  },
  showOnScan: {
    defaultMessage: 'Show on 360° view: damage {number}',
    description: 'Button beside a damage, for those who cannot see which one: turns the car to it',
  },
  photoOf: {
    defaultMessage: '{section}, photo {number}',
    description: 'What a photo shows, for those who cannot see it',
  },
  kilowatts: { defaultMessage: '{value, number} kW', description: 'Power of an engine' },
  cubicCentimetres: { defaultMessage: '{value, number} cm³', description: 'Volume of an engine' },
});

const ownNames = defineMessages<Exclude<ReportSectionId, ReportedSection>>({
  claimSummary: { defaultMessage: 'Claim summary', description: 'Section of a report' },
  overview: { defaultMessage: 'Overview', description: 'Section of a report' },
  carInformation: { defaultMessage: 'Car information', description: 'Section of a report' },
  ownerInformation: { defaultMessage: 'Owner information', description: 'Section of a report' },
  placeOffer: { defaultMessage: 'Place an offer', description: 'Section of a report' },
  claimConclusion: { defaultMessage: 'Claim conclusion', description: 'Section of a report' },
  inspectConclusion: { defaultMessage: 'Inspect conclusion', description: 'Section of a report' },
});

/** The name of a section in a kind of report. */
export function sectionName(
  id: ReportSectionId,
  { sectionNames }: Pick<ReportDefinition, 'sectionNames'>,
): MessageDescriptor {
  const own = sectionNames?.[id] ?? (ownNames as Partial<Record<string, MessageDescriptor>>)[id];
  return own ?? sectionWords[id as ReportedSection].name;
}
