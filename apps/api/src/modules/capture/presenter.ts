import { sectionOrder } from '@forecourt/contract';
import type { Capture, CaptureUpload, CarDetails, RequestInfo } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { amount } from '../../domain/money.ts';
import { photoUrl } from '../../media/index.ts';
import type { Services } from '../../services.ts';
import { captureLinkState } from '../links/live.ts';
import { presentInvite } from '../partners/presenter.ts';
import type { CustomisationRow } from '../partners/queries.ts';
import { openSections } from '../../domain/addition.ts';
import { requiredSections } from '../../domain/sections.ts';
import type { CaptureRows } from './queries.ts';
import { markedDamages } from '../../domain/damages.ts';
import { presentCar, presentCondition } from './storedCar.ts';

/** Width of the pictures on the customer's phone. */
const PHONE_WIDTH = 640;

type Parts = Pick<Services, 'clock' | 'config' | 'media'>;
/** Makes picture addresses that expire with the customer's link. */
type Pictures = Pick<Services['media'], 'base'>;

/** The data behind the customer's link: the report while it is open, otherwise only its state. */
export function presentCapture(services: Parts, rows: CaptureRows): Capture {
  const state = captureLinkState(services, rows.request);
  if (state === 'OPEN') return presentReport(picturesOf(services, rows.request), rows);
  const ended = presentEnded(rows);
  if (state !== 'EXPIRED') return { ...ended, ...presentConclusion(rows) };
  return { ...ended, expired: { asked_at: rows.askedAt?.toISOString() ?? null } };
}

function presentConclusion({ conclusion }: CaptureRows): Pick<Capture, 'conclusion'> {
  return conclusion ? { conclusion } : {};
}

/** Picture addresses that are tied to the link of a request. */
export function picturesOf(
  { media }: Pick<Services, 'media'>,
  { id, key_version: version }: Pick<Row<'requests'>, 'id' | 'key_version'>,
): Pictures {
  return media.forLink({ kind: 'capture', id, version });
}

/**
 * The partner and the state of the report, but no data that anybody has entered (design §7,
 * "Keys").
 */
function presentEnded(rows: CaptureRows): Capture {
  return {
    ...presentFrame(rows),
    contact: { name: null, email: null, phone: null, postcode: null },
    car: {},
    condition: presentCondition({ car: {} }),
    sale: {},
    claim: {},
    driver: {},
    dealer_id: null,
    dealer: null,
    damage_locations: [],
    no_damage: null,
    description: null,
    uploads: [],
  };
}

function presentFrame({ request, customisation, agent }: CaptureRows) {
  return {
    request_id: request.id,
    request_type: request.request_type,
    status: request.status,
    ...presentLook(customisation),
    required_sections: requiredSections(customisation),
    agent_info: {
      public_name: customisation.agent_name ?? agent?.name ?? null,
      email: customisation.agent_email ?? agent?.email ?? null,
    },
  };
}

/** All the customer's phone needs to start or continue a report. */
function presentReport(pictures: Pictures, rows: CaptureRows): Capture {
  return {
    ...presentFrame(rows),
    ...presentSteps(rows),
    ...presentConclusion(rows),
    ...presentAnswers(rows),
    dealer: rows.dealer ?? null,
    uploads: rows.uploads.map((upload) => presentCaptureUpload(pictures, upload)),
  };
}

/** What the customer has answered. */
export function presentAnswers(rows: CaptureRows) {
  const { request, report, tradeIn, claim, inspect } = rows;
  const { postcode, car_condition_summary, dealer_id, no_damage } = report.info as {
    no_damage?: boolean | null;
    postcode?: string | null;
    car_condition_summary?: string | null;
    dealer_id?: string | null;
  };
  const info = request.info as Partial<RequestInfo>;
  const expected = tradeIn?.expected_price_cents;
  return {
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
          expected_price: amount(expected ?? null),
        }
      : {},
    claim: claim ?? {},
    driver: inspect ?? {},
    dealer_id: dealer_id ?? null,
    damage_locations: markedDamages(report),
    no_damage: no_damage ?? null,
    description: car_condition_summary ?? null,
  };
}

/** A photo or scan for the customer's phone, with the id that the phone chose. */
export function presentCaptureUpload(pictures: Pictures, upload: Row<'uploads'>): CaptureUpload {
  return {
    id: upload.client_id ?? '',
    section: upload.section as CaptureUpload['section'],
    slot: upload.slot,
    filetype: upload.filetype,
    state: upload.state,
    url: pictureOf(pictures, upload),
    frames: upload.frames,
    description: upload.description,
    taken_at: upload.taken_at?.toISOString() ?? null,
    damage_location_id: upload.damage_location_id,
    review_status: upload.review_status,
    addition_id: upload.addition_id,
  };
}

/** What is asked for in addition, and its steps alone; nothing without an open addition. */
function presentSteps({ addition, uploads }: CaptureRows): Partial<Capture> {
  if (!addition) return { addition: null };
  const open = openSections(addition);
  const phoneIds = new Map(uploads.map(({ id, client_id }) => [id, client_id]));
  const asked = sectionOrder.filter((name) => open.has(name));
  return {
    addition: {
      id: addition.id,
      message: addition.message,
      asked_at: addition.asked_at.toISOString(),
      sections: addition.sections,
      shots: addition.shots.map(({ refused, ...shot }) => ({
        ...shot,
        refused_upload_id: refused ? (phoneIds.get(refused.id) ?? null) : null,
        refusal: refused ? { reason: refused.reason, note: refused.note } : null,
      })),
      answered: addition.answered,
    },
    sections: Object.fromEntries(
      sectionOrder.map((name) => [name, open.has(name)]),
    ) as Capture['sections'],
    required_sections: asked,
  };
}

function pictureOf(media: Pictures, upload: Row<'uploads'>): string | null {
  if (upload.filetype === 'image') {
    return upload.state === 'PROCESSED' ? photoUrl(media, upload, PHONE_WIDTH) : null;
  }
  const [first] = upload.frames;
  return first === undefined ? null : `${media.base(upload.storage_key, 'low')}${first}.jpg`;
}

function presentLook(customisation: CustomisationRow) {
  const { partner_id, partner_name, logo, defaults, theme, sections, locales, ...rest } =
    presentInvite(customisation, null);
  return {
    partner: { id: partner_id, name: partner_name, logo },
    // where SMS may go is no part of a report
    defaults: { country_code: defaults.country_code },
    distance_unit: customisation.distance_unit,
    theme,
    sections,
    locales,
    terms_url: rest.terms_url,
    privacy_url: rest.privacy_url,
  };
}

function presentDetails(report: Row<'reports'>): CarDetails {
  const { id: _id, cover_photo: _cover, condition: _condition, ...car } = presentCar(report, null);
  return car;
}
