import type {
  Capture,
  CaptureUpload,
  CarDetails,
  DamageLocation,
  RequestInfo,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { photoUrl } from '../../media/index.ts';
import type { Services } from '../../services.ts';
import { presentInvite } from '../partners/presenter.ts';
import type { CustomisationRow } from '../partners/queries.ts';
import type { CaptureRows } from './queries.ts';
import { presentCar, presentCondition } from './storedCar.ts';

/** Width of the pictures on the customer's phone. */
const PHONE_WIDTH = 640;

/** Everything the customer's phone needs to begin or to go on. */
export function presentCapture(media: Services['media'], rows: CaptureRows): Capture {
  const { request, report, customisation, agent, tradeIn, claim, inspect } = rows;
  const { postcode, car_condition_summary, dealer_id } = report.info as {
    postcode?: string | null;
    car_condition_summary?: string | null;
    dealer_id?: string | null;
  };
  const info = request.info as Partial<RequestInfo>;
  const expected = tradeIn?.expected_price_cents;
  return {
    request_id: request.id,
    request_type: request.request_type,
    status: request.status,
    ...presentLook(customisation),
    agent_info: {
      public_name: customisation.agent_name ?? agent?.name ?? null,
      email: customisation.agent_email ?? agent?.email ?? null,
    },
    contact: {
      name: request.name,
      email: request.email,
      phone: request.phone,
      postcode: postcode ?? null,
    },
    car: presentDetails(report),
    condition: presentCondition(report),
    sale: tradeIn
      ? {
          user_sale_plan: info.user_sale_plan ?? null,
          car_availability: info.car_availability ?? null,
          expected_price: expected == null ? null : expected / 100,
        }
      : {},
    claim: claim ?? {},
    driver: inspect ?? {},
    dealer_id: dealer_id ?? null,
    dealer: rows.dealer ?? null,
    damage_locations: report.damage_locations as DamageLocation[],
    description: car_condition_summary ?? null,
    uploads: rows.uploads.map((upload) => presentCaptureUpload(media, upload)),
  };
}

/** A photo or scan as the customer's phone knows it, by the id that the phone chose. */
export function presentCaptureUpload(
  media: Services['media'],
  upload: Row<'uploads'>,
): CaptureUpload {
  return {
    id: upload.client_id ?? '',
    section: upload.section as CaptureUpload['section'],
    slot: upload.slot,
    filetype: upload.filetype,
    state: upload.state,
    url: pictureOf(media, upload),
    frames: upload.frames,
    description: upload.description,
    taken_at: upload.taken_at?.toISOString() ?? null,
    damage_location_id: upload.damage_location_id,
  };
}

function pictureOf(media: Services['media'], upload: Row<'uploads'>): string | null {
  if (upload.filetype === 'image') {
    return upload.state === 'PROCESSED' ? photoUrl(media, upload, PHONE_WIDTH) : null;
  }
  const [first] = upload.frames;
  return first === undefined ? null : `${media.base(upload.storage_key, 'low')}${first}.jpg`;
}

function presentLook(customisation: CustomisationRow) {
  const { partner_id, partner_name, logo, defaults, theme, sections, locales, ...rest } =
    presentInvite(customisation);
  return {
    partner: { id: partner_id, name: partner_name, logo },
    ...{ defaults, theme, sections, locales },
    terms_url: rest.terms_url,
    privacy_url: rest.privacy_url,
  };
}

function presentDetails(report: Row<'reports'>): CarDetails {
  const { id: _id, cover_photo: _cover, condition: _condition, ...car } = presentCar(report, null);
  return car;
}
