import type { Addition, Upload } from '@forecourt/contract';
import {
  makeAddition,
  makeAdditionShot,
  makeRequest,
  makeUpload,
  seeded,
} from '@forecourt/contract/fixtures';
import { mock, problem } from '@forecourt/testing';
import type { StaffReport } from './reports.ts';
import { withUploads } from './reports.ts';

const request = makeRequest(seeded('more'));

/** A server that remembers what is asked of a report's customer, and what was sent to it. */
export class MoreServer {
  data: StaffReport;
  /** What the last asking said. */
  sent: object[] = [];
  reminders = 0;
  /** The next asking fails. */
  isDown = false;

  constructor(data: StaffReport) {
    this.data = data;
  }

  readonly handlers = [
    mock.get('/api/requests/{id}', () => structuredClone(this.data)),
    mock.post('/api/requests/{id}/additions', ({ body }) => {
      if (this.isDown) return problem('INTERNAL_ERROR', 500);
      this.sent.push(body);
      const uploads = this.data.report.report.uploads;
      const refused = body.photos ?? [];
      const addition = makeAddition(seeded('asked'), {
        message: body.message ?? null,
        sections: body.sections ?? [],
        shots: refused.map(({ upload_id: id, reason, note = null }) => {
          const { section, slot } = uploads.find((upload) => upload.id === id)!;
          const refusal = { reason, note };
          return makeAdditionShot({ section, slot, refused_upload_id: id, refusal });
        }),
      });
      this.put(asked(this.data, addition));
      return { addition, request };
    }),
    mock.post('/api/requests/{id}/additions/{additionId}/cancel', () => this.close('CANCELLED')),
    mock.delete('/api/requests/{id}/additions/{additionId}/photos/{photoId}', () =>
      this.close('CANCELLED'),
    ),
    mock.patch('/api/requests/{id}/follow_up', () => {
      this.reminders += 1;
      return { request };
    }),
  ];

  private put(data: StaffReport): void {
    this.data = data;
  }

  private close(state: Addition['state']) {
    const addition = { ...this.data.report.additions!.at(-1)!, state };
    const { report } = withUploads(this.data, (upload) => ({
      ...upload,
      review_status: null,
      refusal: null,
    }));
    this.put({ ...this.data, report: { ...report, status: 'COMPLETED', additions: [addition] } });
    return { addition, request };
  }
}

/** A report whose customer is asked for an addition; the photos that it refuses are refused. */
export function asked(data: StaffReport, addition: Addition): StaffReport {
  const refusals = new Map(addition.shots.map((shot) => [shot.refused_upload_id, shot.refusal]));
  const { report } = withUploads(data, (upload): Upload => {
    const refusal = refusals.get(upload.id);
    return refusal ? { ...upload, review_status: 'declined', refusal } : upload;
  });
  return { ...data, report: { ...report, status: 'IN_PROGRESS', additions: [addition] } };
}

/** The same once the customer has sent what was asked for: a new photo for each shot. */
export function added(
  data: StaffReport,
  { reason = null }: Pick<Partial<Addition>, 'reason'> = {},
) {
  const [addition] = data.report.additions!;
  const random = seeded('added');
  const came = addition!.shots.slice(reason ? 1 : 0).map(({ section, slot }) =>
    makeUpload(random, {
      section,
      slot,
      id: random.int(1, 9_999_999),
      addition_id: addition!.id,
      added_at: '2026-03-03T09:00:00.000Z',
    }),
  );
  const done: Addition = {
    ...addition!,
    state: 'COMPLETED',
    closed_at: '2026-03-03T09:00:00.000Z',
    reason,
    uploads: came.map(({ id }) => id),
  };
  const { report } = data.report;
  const uploads = [...report.uploads, ...came];
  const whole = { ...data.report, status: 'COMPLETED' as const, additions: [done] };
  return { ...data, report: { ...whole, report: { ...report, uploads } } };
}
