import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import type { Answer, Body, Query } from '@forecourt/contract';
import {
  appendScanFrame,
  appendUploadContent,
  askForCaptureLink,
  completeScan,
  createCaptureUpload,
  deleteCaptureUpload,
  getCapture,
  getFrameProgress,
  getUploadProgress,
  listCaptureDealers,
  openCapture,
  submitCapture,
  updateCapture,
} from '@forecourt/contract/endpoints/capture';
import { firstAnswers } from '../first/firstCalls.ts';
import type { Payload } from '@forecourt/platform/queue';
import type { Link } from './link.ts';
import { createSender, type Sending } from '@forecourt/api-client/resumable';
import type { Capture, CaptureUpdate } from './types.ts';

export type UploadAnnouncement = Body<'createCaptureUpload'>;
export type DealerQuery = Query<'listCaptureDealers'>;
export type DealerPage = Answer<'listCaptureDealers'>;

/** The operations of one link. All of them are safe to retry, and reject with an ApiError. */
export type CaptureApi = ReturnType<typeof createCaptureApi>;

/**
 * @param apiUrl the API's address; '' for the page's own origin
 * @param language the code of the page's language at the moment
 */
export function createCaptureApi(
  { requestId, sessionKey }: Link,
  apiUrl = '',
  language = () => 'en-US',
) {
  const http = createHttpClient({
    transport: fetchTransport,
    apiUrl,
    chatUrl: apiUrl,
    token: () => null,
    // The queue, the dealer list and the page retry by themselves, with pauses of their own.
    retry: { attempts: 1 },
    early: firstAnswers(),
  });
  const calls = callsOf(http, {
    appendScanFrame,
    appendUploadContent,
    askForCaptureLink,
    completeScan,
    createCaptureUpload,
    deleteCaptureUpload,
    getCapture,
    getFrameProgress,
    getUploadProgress,
    listCaptureDealers,
    openCapture,
    submitCapture,
    updateCapture,
  });
  const link = [requestId, sessionKey] as const;
  const send = createSender();
  return {
    /** Always a new request: an answer to an earlier one may be older than what was sent since. */
    read: () => captureOf(calls.getCapture(...link, { deduplicate: false })),
    listDealers: (query: DealerQuery) => calls.listCaptureDealers(...link, query),
    /** Says the language of the page, in which the customer is written to. */
    open: () =>
      captureOf(calls.openCapture(...link, { headers: { 'Accept-Language': language() } })),
    update: (changes: CaptureUpdate) => captureOf(calls.updateCapture(...link, changes)),
    announce: async (upload: UploadAnnouncement) =>
      (await calls.createCaptureUpload(...link, upload)).upload,
    sendPhoto: (id: string, photo: Payload, sending: Sending) =>
      send(photo, sending, {
        progress: () => calls.getUploadProgress(...link, id),
        append: (piece, options) => calls.appendUploadContent(...link, id, piece, options),
      }),
    remove: (id: string) => calls.deleteCaptureUpload(...link, id),
    sendFrame: (scanId: string, index: number, frame: Payload, sending: Sending) =>
      send(frame, sending, {
        progress: () => calls.getFrameProgress(...link, scanId, index),
        append: (piece, options) => calls.appendScanFrame(...link, scanId, index, piece, options),
      }),
    completeScan: (scanId: string, frames: number) =>
      calls.completeScan(...link, scanId, { frames }),
    /** @param reason why something required is missing; null if nothing is */
    submit: (reason: string | null) => captureOf(calls.submitCapture(...link, { reason })),
    /** Asks the partner for a new link, once this one has expired. */
    askForLink: () => captureOf(calls.askForCaptureLink(...link)),
  };
}

const captureOf = async (answer: Promise<{ capture: Capture }>): Promise<Capture> =>
  (await answer).capture;
