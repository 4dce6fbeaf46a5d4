import {
  askForCaptureLink,
  getCapture,
  openCapture,
  submitCapture,
  updateCapture,
} from '@forecourt/contract/validators';
import { firstCapture } from '../first/first-calls.ts';
import type { Payload } from '../queue/index.ts';
import { call, checked, type Result } from './http.ts';
import { capturePath, type Link } from './link.ts';
import type { Capture, CaptureUpdate, PhotoSection } from './types.ts';

export interface UploadAnnouncement {
  id: string;
  section: PhotoSection;
  slot: string | null;
  filetype: 'image' | 'video';
  taken_at: string | null;
  damage_location_id?: string | null;
}

/** The operations of one link. Each may be repeated without harm. */
export interface CaptureApi {
  read(): Promise<Result<Capture>>;
  /** Unchecked: what checks it comes with the step that shows it. */
  listDealers(query: string): Promise<Result<unknown>>;
  open(): Promise<Result<Capture>>;
  update(changes: CaptureUpdate): Promise<Result<Capture>>;
  announce(upload: UploadAnnouncement): Promise<Result<unknown>>;
  sendPhoto(id: string, photo: Payload): Promise<Result<unknown>>;
  remove(id: string): Promise<Result<unknown>>;
  sendFrame(scanId: string, index: number, frame: Payload): Promise<Result<unknown>>;
  completeScan(scanId: string, frames: number): Promise<Result<unknown>>;
  submit(): Promise<Result<Capture>>;
  /** Asks the partner for a new link, once this one has expired. */
  askForLink(): Promise<Result<Capture>>;
}

/** A floor of a minute, and a pace below the worst mobile network that still moves. */
const uploadTimeoutMs = (bytes: ArrayBuffer) => 60_000 + bytes.byteLength / 10;

/** @param base the API's address; '' for the page's own origin */
export function createCaptureApi(link: Link, base = ''): CaptureApi {
  const path = (rest?: string) => base + capturePath(link, rest);
  return {
    read: async () => {
      const first = await firstCapture(path());
      if (first) return capture(checked(first, getCapture));
      return capture(await call({ method: 'GET', path: path() }, getCapture));
    },
    listDealers: (query) => call({ method: 'GET', path: path(`/dealers${query}`) }),
    open: async () => capture(await call({ method: 'POST', path: path('/open') }, openCapture)),
    update: async (json) =>
      capture(await call({ method: 'PATCH', path: path(), json }, updateCapture)),
    announce: (json) => call({ method: 'POST', path: path('/uploads'), json }),
    sendPhoto: (id, bytes) =>
      call({
        method: 'PUT',
        path: path(`/uploads/${id}/content`),
        bytes,
        timeoutMs: uploadTimeoutMs(bytes.bytes),
      }),
    remove: (id) => call({ method: 'DELETE', path: path(`/uploads/${id}`) }),
    sendFrame: (scanId, index, bytes) =>
      call({
        method: 'PUT',
        path: path(`/scan/${scanId}/frames/${index}`),
        bytes,
        timeoutMs: uploadTimeoutMs(bytes.bytes),
      }),
    completeScan: (scanId, frames) =>
      call({
        method: 'POST',
        path: path(`/scan/${scanId}/complete`),
        json: { frames },
        timeoutMs: 60_000,
      }),
    askForLink: async () =>
      capture(await call({ method: 'POST', path: path('/link') }, askForCaptureLink)),
    submit: async () =>
      capture(await call({ method: 'POST', path: path('/submit') }, submitCapture)),
  };
}

const capture = (result: Result<{ capture: Capture }>): Result<Capture> =>
  result.kind === 'ok' ? { kind: 'ok', data: result.data.capture } : result;
