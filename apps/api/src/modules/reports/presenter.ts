import type {
  Claim,
  ClaimStatus,
  DamageLocation,
  Inspect,
  PublicInspect,
  PublicReport,
  Report,
  ReportKind,
  Upload,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { photoUrl, presentStaffUpload, presentUpload, type Media } from '../../media/index.ts';
import { presentCar } from '../capture/storedCar.ts';
import { sectionsOf } from '../../domain/sections.ts';
import { localesOf, logoOf, presentDealer, themeOf } from '../partners/presenter.ts';
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
}

export function presentReport(rows: ReportRows, parts: StaffParts, media: Media): Report {
  const { request, report, partner, customisation } = rows;
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
    partner: { name: partner.name },
    logo: logoOf(partner),
    dealer: parts.dealer ? presentDealer(parts.dealer) : null,
    info: {
      postcode: textOf(report.info.postcode),
      car_condition_summary: textOf(report.info.car_condition_summary),
    },
    seller_message_id: parts.sellerThreadId,
    sections: sectionsOf(customisation?.sections ?? {}),
    inserted_at: request.inserted_at.toISOString(),
    assets_url: parts.assetsUrl,
    offer_url: parts.offerUrl,
    report: {
      ...contentOf(rows, (upload) => presentStaffUpload(media, upload)),
      car: presentCar(report, coverOf(rows, media)),
    },
  };
}

/** An allow-list: only what is named here reaches people with a link (design §7). */
export function presentPublicReport(
  rows: ReportRows,
  kind: ReportKind,
  media: Pick<Media, 'base'>,
): PublicReport {
  const { request, report, partner, customisation } = rows;
  const {
    owner_comment: _comment,
    extra_information: _information,
    zip: _zip,
    ...car
  } = presentCar(report, coverOf(rows, media));
  return {
    id: request.id,
    kind,
    status: request.status,
    partner: { name: partner.name },
    info: { car_condition_summary: textOf(report.info.car_condition_summary) },
    theme: themeOf(partner.theme),
    ...(customisation && {
      locales: localesOf({ unique_id: customisation.unique_id, locales: partner.locales }),
    }),
    logo: logoOf(partner),
    sections: sectionsOf(customisation?.sections ?? {}),
    inserted_at: request.inserted_at.toISOString(),
    report: { ...contentOf(rows, (upload) => presentUpload(media, upload)), car },
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

function contentOf({ report, uploads }: ReportRows, present: (upload: Row<'uploads'>) => Upload) {
  return {
    report_id: report.id,
    uploads: uploads.map(present),
    damage_locations: report.damage_locations as DamageLocation[],
  };
}

/** The chosen cover, else the first exterior photo, else the first photo. */
function coverOf({ report, uploads }: ReportRows, media: Pick<Media, 'base'>): string | null {
  const photos = uploads.filter((one) => one.filetype === 'image' && one.state === 'PROCESSED');
  const cover =
    photos.find((one) => one.id === report.cover_upload_id) ??
    photos.find((one) => one.section === 'exterior_images') ??
    photos[0];
  return cover ? photoUrl(media, cover, COVER_WIDTH) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
