import {
  additionSteps,
  type CaptureSubmit,
  type ErrorCode,
  missingSections,
  providedBy,
  type SectionName,
} from '@forecourt/contract';
import type { UploadAnnouncement } from '../api/captureApi.ts';
import type { Capture, CaptureUpload, Dealer } from '../api/types.ts';
import { sampleCapture } from './sampleCapture.ts';
import { pageOfDealers, sampleDealers } from './sampleDealers.ts';

type Tree = Record<string, unknown>;

/** Overrides the response to a request. */
export type Fault = 'unreachable' | 'answer lost' | 'silence' | Response;

/**
 * The capture operations of one link as the contract promises them, for tests, stories and the
 * development server without an API. It stores no bytes, only that they arrived.
 */
export class MockServer {
  capture: Capture;
  /** By name, as the server stores them. */
  dealers: readonly Dealer[] = sampleDealers;
  readonly requests: { method: string; path: string; status: number }[] = [];
  readonly bytes = new Map<string, number>();
  /** Received bytes of each incomplete file. */
  readonly parts = new Map<string, number>();
  /** Why something required was missing when the report was handed in. */
  reason: string | null = null;
  /** The sections that the customer came to, as often as they were told of. */
  readonly reached: SectionName[] = [];
  /** How often a conclusion was recorded as read. */
  opened = 0;
  private readonly removed = new Set<string>();
  /** Called before each request. */
  fault: (method: string, path: string) => Fault | undefined = () => undefined;
  readonly sessionKey: string;

  constructor(capture: Capture = sampleCapture(), sessionKey = 'key') {
    this.capture = capture;
    this.sessionKey = sessionKey;
  }

  /** A stand-in for `fetch`. */
  readonly fetch = async (path: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request =
      path instanceof Request ? path : new Request(new URL(path, 'http://localhost'), init);
    const { pathname } = new URL(request.url);
    const fault = this.fault(request.method, pathname);
    if (fault === 'silence') return new Promise(() => undefined);
    if (fault === 'unreachable') throw new TypeError('Failed to fetch');
    const response = fault instanceof Response ? fault : await this.answer(request);
    this.requests.push({ method: request.method, path: pathname, status: response.status });
    if (fault === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  };

  /** Answers one request of the contract. */
  async answer(request: Request): Promise<Response> {
    const [, , , id = '', key = '', ...rest] = new URL(request.url).pathname.split('/');
    if (decodeURIComponent(id) !== this.capture.request_id || key !== this.sessionKey) {
      return problem(404, 'NOT_FOUND');
    }
    const operation = `${request.method} ${rest.map((part, at) => (at % 2 ? '*' : part)).join('/')}`;
    if (operation === 'GET dealers') {
      return json(pageOfDealers(this.dealers, new URL(request.url).searchParams));
    }
    const part = rest.join('/');
    if (operation === 'GET uploads/*/content' || operation === 'GET scan/*/frames/*') {
      return json({ offset: this.parts.get(part) ?? 0 });
    }
    if (request.method === 'GET') return json({ capture: this.capture });
    if (this.capture.expired) {
      if (operation !== 'POST link') return problem(409, 'INVALID_TRANSITION');
      this.capture = { ...this.capture, expired: { asked_at: '2026-03-02T09:00:00Z' } };
      return json({ capture: this.capture });
    }
    if (operation === 'POST open' && this.capture.conclusion) this.opened += 1;
    if (this.capture.status === 'COMPLETED' && !['POST submit', 'POST open'].includes(operation)) {
      return problem(409, 'INVALID_TRANSITION');
    }
    const upload = this.capture.uploads.find((candidate) => candidate.id === rest[1]);
    switch (operation) {
      case 'POST open':
        if (this.capture.status === 'SENT') this.capture.status = 'OPENED';
        return json({ capture: this.capture });
      case 'PATCH ':
        return this.patch((await request.json()) as Tree);
      case 'POST uploads':
        return this.announce((await request.json()) as UploadAnnouncement);
      case 'PATCH uploads/*/content':
        return this.append(part, request, (bytes) => this.store(upload, rest[1]!, bytes));
      case 'DELETE uploads/*':
        this.removed.add(rest[1]!);
        this.capture.uploads = this.capture.uploads.filter((other) => other !== upload);
        return new Response(null, { status: 204 });
      case 'PATCH scan/*/frames/*':
        return this.append(part, request, (bytes) => this.frame(upload, Number(rest[3]), bytes));
      case 'POST scan/*/complete':
        return this.complete(upload, ((await request.json()) as { frames: number }).frames);
      case 'POST submit': {
        const { reason } = (await request.json()) as CaptureSubmit;
        const missing = this.missing();
        if (missing.length > 0 && !reason) return problem(422, 'MISSING_FIELD', missing);
        this.reason = missing.length > 0 ? (reason ?? null) : null;
        this.capture = { ...this.capture, status: 'COMPLETED', addition: null };
        return json({ capture: this.capture });
      }
      default:
        return problem(404, 'NOT_FOUND');
    }
  }

  /** Required sections that are not complete, by the names of their fields. */
  private missing(): string[] {
    const { required_sections: required = [], uploads, addition, ...answers } = this.capture;
    const whole = uploads.filter(({ state }) => state === 'PROCESSED');
    if (addition) {
      return additionSteps(addition, providedBy(whole, answers))
        .filter(({ isDone }) => !isDone)
        .map(({ section }) => `sections.${section}`);
    }
    return missingSections(required, providedBy(whole, answers)).map((name) => `sections.${name}`);
  }

  private patch({ section, ...changes }: Tree): Response {
    if (section) this.reached.push(section as SectionName);
    const merge = (into: Tree, from: Tree): Tree => {
      const merged = { ...into };
      for (const [name, value] of Object.entries(from)) {
        const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
        merged[name] = nested ? merge((into[name] ?? {}) as Tree, value as Tree) : value;
      }
      return merged;
    };
    const email = (changes['contact'] as Tree | undefined)?.['email'];
    if (typeof email === 'string' && !email.includes('@')) {
      return problem(422, 'INVALID_FORMAT', ['contact.email']);
    }
    const dealer = this.dealers.find(({ id }) => id === changes['dealer_id']) ?? null;
    if (changes['dealer_id'] && !dealer) return problem(422, 'INVALID_FORMAT', ['dealer_id']);
    if ('dealer_id' in changes) changes['dealer'] = dealer;
    this.capture = merge(this.capture as unknown as Tree, changes) as unknown as Capture;
    return json({ capture: this.capture });
  }

  private announce(given: UploadAnnouncement): Response {
    const known = this.capture.uploads.find(({ id }) => id === given.id);
    if (known) return json({ upload: known });
    if (this.removed.has(given.id)) return problem(410, 'GONE');
    const upload: CaptureUpload = {
      ...given,
      slot: given.slot ?? null,
      taken_at: given.taken_at ?? null,
      damage_location_id: given.damage_location_id ?? null,
      description: given.description ?? null,
      url: null,
      frames: [],
      state: 'CREATED',
      addition_id: this.capture.addition?.id ?? null,
    };
    this.capture = { ...this.capture, uploads: [...this.capture.uploads, upload] };
    return json({ upload }, 201);
  }

  /** Accepts a piece of a file; `whole` gets the size once the file is complete. */
  private async append(
    part: string,
    request: Request,
    whole: (size: number) => Response,
  ): Promise<Response> {
    const has = this.parts.get(part) ?? 0;
    if (Number(request.headers.get('upload-offset')) !== has) return problem(409, 'UPLOAD_OFFSET');
    const size = has + (await request.arrayBuffer()).byteLength;
    this.parts.set(part, size);
    if (size === Number(request.headers.get('upload-length'))) {
      this.parts.delete(part);
      const answer = whole(size);
      if (!answer.ok) return answer;
    }
    return new Response(null, { status: 204, headers: { 'upload-offset': String(size) } });
  }

  private store(upload: CaptureUpload | undefined, id: string, bytes: number): Response {
    if (!upload) return this.removed.has(id) ? problem(410, 'GONE') : problem(404, 'NOT_FOUND');
    this.bytes.set(id, bytes);
    upload.state = 'PROCESSED';
    if (['SENT', 'OPENED'].includes(this.capture.status)) {
      this.capture = { ...this.capture, status: 'IN_PROGRESS' };
    }
    return json({ upload });
  }

  private frame(upload: CaptureUpload | undefined, index: number, bytes: number): Response {
    if (!upload) return problem(410, 'GONE');
    this.bytes.set(`${upload.id}/${index}`, bytes);
    upload.frames = [...new Set([...upload.frames, index])].sort((a, b) => a - b);
    return json({ upload });
  }

  private complete(upload: CaptureUpload | undefined, frames: number): Response {
    if (!upload) return problem(410, 'GONE');
    const missing = Array.from({ length: frames }, (_, index) => index).filter(
      (index) => !upload.frames.includes(index),
    );
    if (missing.length > 0) {
      return problem(
        422,
        'MISSING_FIELD',
        missing.map((index) => `frames.${index}`),
      );
    }
    upload.state = 'PROCESSED';
    return json({ upload });
  }
}

const json = (body: unknown, status = 200) => Response.json(structuredClone(body), { status });

/** A problem response as the contract defines it. */
export const problem = (status: number, code: ErrorCode, fields: string[] = []): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: code,
      status,
      code,
      errors: fields.map((field) => ({ field, code: 'INVALID_FORMAT' })),
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
