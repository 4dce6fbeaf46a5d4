import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { PartKey } from '../../intake/index.ts';
import { receivePiece, progressOf } from '../../intake/resumable.ts';
import { sectionsOf } from '../../domain/sections.ts';
import { recordConclusionOpened } from '../claims/opened.ts';
import { findCustomisation } from '../partners/queries.ts';
import { CUSTOMER, moveRequest } from '../requests/transition.ts';
import { answerAddition } from './answerAddition.ts';
import { completeScan, incomingFrame, incomingPhoto } from './content.ts';
import { chooseCover } from './cover.ts';
import { listDealersToChoose } from './dealers.ts';
import { keepLanguage } from './language.ts';
import { assertOpen, openLink, readWithLink, writeWithLink } from './link.ts';
import type { LinkParams, Subject } from './link.ts';
import { picturesOf, presentCapture, presentCaptureUpload } from './presenter.ts';
import { readCapture } from './queries.ts';
import { askForLink } from './renewal.ts';
import { submitReport } from './submit.ts';
import { applyUpdate } from './update.ts';
import { createUpload, removeUpload } from './uploads.ts';

export const handlers = {
  async getCapture({ services, params }) {
    const rows = await readWithLink(services, params, (tx) => readCapture(tx, params.requestId));
    return { capture: presentCapture(services, rows) };
  },

  async openCapture({ services, params, request: { headers } }) {
    return change(services, params, async (tx, { request }) => {
      await keepLanguage(tx, request, headers['accept-language']);
      await moveRequest(services, tx, request, 'OPEN', CUSTOMER);
      await recordConclusionOpened(services, tx, request);
    });
  },

  async updateCapture({ services, params, body }) {
    return change(services, params, async (tx, subject) => {
      await comeBack(services, tx, subject);
      const { addition } = subject;
      if (!addition) return applyUpdate(services, tx, subject, body);
      return answerAddition(tx, { ...subject, addition }, body, (update) =>
        applyUpdate(services, tx, subject, update),
      );
    });
  },

  async askForCaptureLink({ services, params, request }) {
    const rows = await askForLink(services, params, request.ip);
    return { capture: presentCapture(services, rows) };
  },

  async listCaptureDealers({ services, params, query }) {
    return readWithLink(services, params, async (tx, subject) => {
      assertOpen(subject);
      const { request } = subject;
      const { partner_id: partnerId, request_type: flow } = request;
      const customisation = await findCustomisation(tx, partnerId, flow);
      const asked = customisation && sectionsOf(customisation.sections).dealer_select;
      if (!asked) return { dealers: [], metadata: { after: null } };
      return listDealersToChoose(tx, partnerId, query);
    });
  },

  async submitCapture({ services, params, body }) {
    return change(services, params, (tx, subject) => submitReport(services, tx, subject, body));
  },

  async createCaptureUpload({ services, params, body, reply }) {
    const { upload, isNew } = await writeWithLink(services, params, async (tx, subject) => {
      await comeBack(services, tx, subject);
      return createUpload(services, tx, subject, body);
    });
    // for a new upload the last declared status is used; a known one gets 200
    if (!isNew) return reply.code(200).send({ upload: await uploadFor(services, params, upload) });
    return { upload: await uploadFor(services, params, upload) };
  },

  async deleteCaptureUpload({ services, params }) {
    const folder = await writeWithLink(services, params, async (tx, subject) => {
      await comeBack(services, tx, subject);
      const unused = await removeUpload(services, tx, subject, params.uploadId);
      await chooseCover(tx, subject.report.id);
      return unused;
    });
    if (!folder) return;
    await services.media.removeFolder(folder);
    await services.intake.remove({ requestId: params.requestId, upload: folder });
  },

  async putCaptureUploadContent({ services, params, request }) {
    const { limit, take } = await incomingPhoto(services, params, params.uploadId);
    const upload = await services.intake.withFile(request, limit, take);
    return { upload: await uploadFor(services, params, upload) };
  },

  async putScanFrame({ services, params, request }) {
    const { limit, take } = await incomingFrame(services, params, params.scanId, params.index);
    const upload = await services.intake.withFile(request, limit, take);
    return { upload: await uploadFor(services, params, upload) };
  },

  async getUploadProgress({ services, params, reply }) {
    const { known } = await incomingPhoto(services, params, params.uploadId);
    return progressOf(services, partOf(params, known), reply);
  },

  async getFrameProgress({ services, params, reply }) {
    const { known } = await incomingFrame(services, params, params.scanId, params.index);
    return progressOf(services, partOf(params, known, params.index), reply);
  },

  async appendUploadContent({ services, params, request, reply }) {
    const incoming = await incomingPhoto(services, params, params.uploadId);
    const isHere = incoming.known.state === 'PROCESSED';
    await receivePiece(services, {
      request,
      reply,
      isHere,
      incoming,
      key: partOf(params, incoming.known),
    });
  },

  async appendScanFrame({ services, params, request, reply }) {
    const { scanId, index } = params;
    const incoming = await incomingFrame(services, params, scanId, index);
    const isHere = incoming.known.frames.includes(index);
    const key = partOf(params, incoming.known, index);
    await receivePiece(services, { request, reply, isHere, incoming, key });
  },

  async completeScan({ services, params, body }) {
    const upload = await completeScan(services, params, params.scanId, body.frames);
    return { upload: await uploadFor(services, params, upload) };
  },
} satisfies Handlers;

/** Changes a report and answers with its new state. */
async function change(
  services: Services,
  link: LinkParams,
  work: (tx: Tx, subject: Subject) => Promise<unknown>,
) {
  const rows = await writeWithLink(services, link, async (tx, subject) => {
    await work(tx, subject);
    return readCapture(tx, link.requestId);
  });
  return { capture: presentCapture(services, rows) };
}

/** An upload whose picture addresses are tied to the customer's link. */
async function uploadFor(services: Services, link: LinkParams, upload: Row<'uploads'>) {
  const { version } = await openLink(services, link);
  const pictures = picturesOf(services, { id: link.requestId, key_version: version });
  return presentCaptureUpload(pictures, upload);
}

/**
 * Any action by the customer counts as opening the link, and reactivates the request (design §7).
 */
async function comeBack(services: Services, tx: Tx, subject: Subject): Promise<void> {
  assertOpen(subject);
  await moveRequest(services, tx, subject.request, 'OPEN', CUSTOMER);
}

/** The key of the incomplete file of a photo, or of a scan's frame. */
function partOf(
  { requestId }: LinkParams,
  { storage_key: folder }: Row<'uploads'>,
  frame?: number,
): PartKey {
  return { requestId, upload: frame === undefined ? folder : `${folder}/${frame}` };
}
