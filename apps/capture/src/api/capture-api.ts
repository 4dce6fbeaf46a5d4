import {
  askForCaptureLink,
  getCapture,
  openCapture,
  submitCapture,
  updateCapture,
} from '@forecourt/contract/endpoints/capture';
import { firstCapture } from '../first/firstCalls.ts';
import type { Payload } from '../queue/index.ts';
import { call, checked, type Result } from './http.ts';
import { capturePath, type Link } from './link.ts';
import { createSender, type Sending } from './resumable.ts';
import type { Capture, CaptureUpdate, PhotoSection } from './types.ts';

export interface UploadAnnouncement {
  id: string;
  section: PhotoSection;
  slot: string | null;
  filetype: 'image' | 'video';
  taken_at: string | null;
  damage_location_id?: string | null;
}

/** The operations of one link. All of them are safe to retry. */
export interface CaptureApi {
  read(): Promise<Result<Capture>>;
  /** Not validated here: the validator loads with the step that shows the dealers. */
  listDealers(query: string): Promise<Result<unknown>>;
  open(): Promise<Result<Capture>>;
  update(changes: CaptureUpdate): Promise<Result<Capture>>;
  announce(upload: UploadAnnouncement): Promise<Result<unknown>>;
  sendPhoto(id: string, photo: Payload, sending: Sending): Promise<Result<unknown>>;
  remove(id: string): Promise<Result<unknown>>;
  sendFrame(
    scanId: string,
    index: number,
    frame: Payload,
    sending: Sending,
  ): Promise<Result<unknown>>;
  completeScan(scanId: string, frames: number): Promise<Result<unknown>>;
  submit(): Promise<Result<Capture>>;
  /** Asks the partner for a new link, once this one has expired. */
  askForLink(): Promise<Result<Capture>>;
}

/** @param base the API's address; '' for the page's own origin */
export function createCaptureApi(link: Link, base = ''): CaptureApi {
  const path = (rest?: string) => base + capturePath(link, rest);
  const send = createSender();
  return {
    read: async () => {
      const first = await firstCapture(path());
      if (first) return capture(checked(first, getCapture.check));
      return capture(await call({ method: 'GET', path: path() }, getCapture.check));
    },
    listDealers: (query) => call({ method: 'GET', path: path(`/dealers${query}`) }),
    open: async () =>
      capture(await call({ method: 'POST', path: path('/open') }, openCapture.check)),
    update: async (json) =>
      capture(await call({ method: 'PATCH', path: path(), json }, updateCapture.check)),
    announce: (json) => call({ method: 'POST', path: path('/uploads'), json }),
    sendPhoto: (id, photo, sending) => send(path(`/uploads/${id}/content`), photo, sending),
    remove: (id) => call({ method: 'DELETE', path: path(`/uploads/${id}`) }),
    sendFrame: (scanId, index, frame, sending) =>
      send(path(`/scan/${scanId}/frames/${index}`), frame, sending),
    completeScan: (scanId, frames) =>
      call({
        method: 'POST',
        path: path(`/scan/${scanId}/complete`),
        json: { frames },
        timeoutMs: 60_000,
      }),
    askForLink: async () =>
      capture(await call({ method: 'POST', path: path('/link') }, askForCaptureLink.check)),
    submit: async () =>
      capture(await call({ method: 'POST', path: path('/submit') }, submitCapture.check)),
  };
}

const capture = (result: Result<{ capture: Capture }>): Result<Capture> =>
  result.kind === 'ok' ? { kind: 'ok', data: result.data.capture } : result;
