import { missingSections, sells } from '@forecourt/contract';
import type {
  Addition,
  Claim,
  ClaimStatus,
  ConversationPhoto,
  Correction,
  DamageFinding,
  DistanceUnit,
  Inspect,
  PublicInspect,
  PublicReport,
  Report,
  ReportKind,
  RequestAgent,
  SectionName,
  Upload,
  VinFacts,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { photoUrl, presentStaffUpload, presentUpload, type Media } from '../../media/index.ts';
import { presentCar } from '../capture/storedCar.ts';
import { shownScan } from '../../domain/damagePin.ts';
import { addedDamages, damagesOf, saysNoDamage } from '../../domain/damages.ts';
import { identifiersOf } from '../../domain/identifiers.ts';
import { providedOf } from '../../domain/provided.ts';
import { requiredSections, sectionsOf } from '../../domain/sections.ts';
import { themeOf } from '../../domain/theme.ts';
import { logoOf } from '../../domain/logo.ts';
import { localesOf, presentDealerContact } from '../partners/presenter.ts';
import { platesOf } from './plates.ts';
import type { ReportRows } from './queries.ts';

const COVER_WIDTH = 1280;

export interface StaffParts {
  /** Address of the public report. */
  url: string;
  dealer: Row<'dealers'> | undefined;
  sellerThreadId: string | null;
  /** Address of the archive, and of the owner's offer page. */
  assetsUrl: string | null;
  offerUrl: string | null;
  additions: Addition[];
  corrections: Correction[];
  findings: DamageFinding[];
  conversationPhotos: ConversationPhoto[];
  agent: RequestAgent | null;
  /** What car its VIN stands for. */
  vinFacts: VinFacts | null;
}

export function presentReport(rows: ReportRows, parts: StaffParts, media: Media): Report {
  const { request, report, partner, customisation } = rows;
  const car = presentCar(report, coverOf(rows, media));
  return {
    id: request.id,
    kind: `${request.request_type}_MAIN`,
    report_url: parts.url,
    unique_id: customisation?.unique_id ?? '',
    status: request.status,
    seller_id: request.id,
    name: request.name,
    email: request.email,
    phone: request.phone,
    phone_channel: request.phone_channel,
    partner: { id: partner.id, name: partner.name },
    logo: logoOf(partner),
    dealer: parts.dealer ? presentDealerContact(parts.dealer) : null,
    info: {
      postcode: textOf(report.info.postcode),
      car_condition_summary: textOf(report.info.car_condition_summary),
    },
    seller_message_id: parts.sellerThreadId,
    sections: sectionsOf(customisation?.sections ?? {}),
    distance_unit: partner.distance_unit,
    required_sections: requiredOf(rows),
    sent_incomplete: sentIncomplete(rows),
    no_damage: saysNoDamage(report),
    vin_facts: parts.vinFacts,
    ...(sells(request.request_type) && { withdrawn: request.listing_withdrawn_at !== null }),
    inserted_at: request.inserted_at.toISOString(),
    assets_url: parts.assetsUrl,
    offer_url: parts.offerUrl,
    agent: parts.agent,
    additions: parts.additions,
    corrections: parts.corrections,
    findings: parts.findings,
    plates: platesOf(rows.uploads),
    added_damages: addedDamages(report).map(({ id }) => id),
    conversation_photos: parts.conversationPhotos,
    identifiers: identifiersOf(request),
    report: {
      ...contentOf(rows, rows.uploads, (upload) => presentStaffUpload(media, upload)),
      car,
    },
  };
}

/**
 * An allow-list: only what is named here reaches people with a link (design §7).
 * @param isSold whether the car went to somebody else than the reader
 * @param distanceUnit what the reader reads mileages in
 */
export function presentPublicReport(
  rows: ReportRows,
  kind: ReportKind,
  media: Pick<Media, 'base'>,
  isSold: boolean,
  distanceUnit: DistanceUnit = rows.partner.distance_unit,
): PublicReport {
  const { request, report, partner, customisation } = rows;
  const {
    owner_comment: _comment,
    extra_information: _information,
    zip: _zip,
    ...car
  } = presentCar(report, coverOf(rows, media));
  // a refused photo is between staff and the customer
  const shown = rows.uploads.filter(({ review_status: review }) => review !== 'declined');
  return {
    id: request.id,
    kind,
    status: request.status,
    partner: { name: partner.name },
    info: { car_condition_summary: textOf(report.info.car_condition_summary) },
    theme: themeOf(partner.theme),
    ...(customisation && {
      locales: localesOf({ unique_id: customisation.unique_id, locales: partner.locales }, 'pages'),
    }),
    logo: logoOf(partner),
    sections: sectionsOf(customisation?.sections ?? {}),
    distance_unit: distanceUnit,
    no_damage: saysNoDamage(report),
    inserted_at: request.inserted_at.toISOString(),
    ...(isSold && { sold: true }),
    ...(request.listing_withdrawn_at && kind.endsWith('_PUBLIC') && { withdrawn: true }),
    report: { ...contentOf(rows, shown, (upload) => presentUpload(media, upload)), car },
  };
}

export function presentClaim(row: Row<'claims'>): Claim {
  return {
    id: row.id,
    claim_type: row.claim_type,
    reported: row.reported?.toISOString() ?? null,
    damage_description: row.damage_description,
    insurer: { name: row.insurer_name },
    status: row.status as ClaimStatus,
  };
}

export function presentInspect(row: Row<'inspects'>): Inspect {
  const { id, driver_name, driver_email, driver_phone, status } = row;
  return { id, driver_name, driver_email, driver_phone, status: status as ClaimStatus };
}

export function presentPublicInspect({ id, status }: Row<'inspects'>): PublicInspect {
  return { id, status: status as ClaimStatus };
}

function requiredOf({ customisation, partner }: ReportRows): SectionName[] {
  const { has_dealers } = partner;
  return requiredSections({ sections: customisation?.sections ?? {}, has_dealers });
}

/** What is missing of a report that was handed in without it; null if nothing is (any more). */
function sentIncomplete(rows: ReportRows): Report['sent_incomplete'] {
  const reason = rows.report.missing_reason;
  const sections = missingSections(requiredOf(rows), providedOf(rows));
  return reason !== null && sections.length > 0 ? { reason, sections } : null;
}

function contentOf(
  { report }: ReportRows,
  uploads: readonly Row<'uploads'>[],
  present: (upload: Row<'uploads'>) => Upload,
) {
  return {
    report_id: report.id,
    uploads: uploads.map(present),
    damage_locations: damagesOf(report, shownScan(uploads)),
  };
}

/** The chosen cover, else the first exterior photo, else the first photo. */
function coverOf({ report, uploads }: ReportRows, media: Pick<Media, 'base'>): string | null {
  const photos = uploads.filter(
    ({ filetype, state, review_status: review }) =>
      filetype === 'image' && state === 'PROCESSED' && review !== 'declined',
  );
  const cover =
    photos.find((one) => one.id === report.cover_upload_id) ??
    photos.find((one) => one.section === 'exterior_images') ??
    photos[0];
  return cover ? photoUrl(media, cover, COVER_WIDTH) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
