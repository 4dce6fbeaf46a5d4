import { randomUUID } from 'node:crypto';
import type {
  Answer,
  ConversationMessageList,
  Flow,
  Request,
  RequestList,
  SectionName,
} from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

/** The API as staff call it, in addition to what they do in the browser. */
export class StaffApi {
  private readonly request: APIRequestContext;
  /** The header that authenticates the caller. */
  readonly authorization: Record<string, string>;
  readonly partnerId: string;

  private constructor(request: APIRequestContext, token: string, partnerId: string) {
    this.request = request;
    this.authorization = { Authorization: token };
    this.partnerId = partnerId;
  }

  /** Signs in with a new session of its own, for the first branch. */
  static async signIn(
    { request }: Pick<Page, 'request'>,
    username = 'staff@northgate.test',
    password = 'demo1234',
  ): Promise<StaffApi> {
    const session = await request.post('/api/session', { data: { username, password } });
    expect(session.ok()).toBe(true);
    const { token } = (await session.json()) as { token: string };
    const partners = await request.get('/api/my/partners', { headers: { Authorization: token } });
    const list = (await partners.json()) as { partners: { id: string }[] };
    return new StaffApi(request, token, list.partners[0]!.id);
  }

  /** Sends a request by email. */
  async create(type: Flow, name: string): Promise<Request> {
    const email = `${name.toLowerCase().match(/\w+/g)!.join('.')}@owner.test`;
    const answer = await this.request.post('/api/requests', {
      headers: { ...this.authorization, 'Idempotency-Key': `journey ${name}` },
      data: { request_type: type, partner_id: this.partnerId, name, email },
    });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { request: Request }).request;
  }

  /** Reminds the customer of a request. */
  async followUp(id: string): Promise<void> {
    const answer = await this.request.patch(`/api/requests/${id}/follow_up`, {
      headers: this.authorization,
      data: {},
    });
    expect(answer.status()).toBe(200);
  }

  /** Asks the customer of a complete report for whole sections of it once more. */
  async askForMore(id: string, sections: SectionName[]): Promise<void> {
    const answer = await this.request.post(`/api/requests/${id}/additions`, {
      headers: this.authorization,
      data: { sections },
    });
    expect(answer.status()).toBe(201);
  }

  /** Closes a request. */
  async archive(id: string): Promise<void> {
    const answer = await this.request.patch(`/api/requests/${id}`, {
      headers: this.authorization,
      data: { status: 'ARCHIVED' },
    });
    expect(answer.ok()).toBe(true);
  }

  /** The requests of a status, newest first. */
  async list(type: Flow, query: Record<string, string> = {}): Promise<Request[]> {
    const search = new URLSearchParams({ type, partner_id: this.partnerId, limit: '50', ...query });
    const answer = await this.request.get(`/api/requests?${search}`, {
      headers: this.authorization,
    });
    return ((await answer.json()) as RequestList).requests;
  }

  /** The texts of a conversation as the server has them, oldest first. */
  async conversation(id: string): Promise<string[]> {
    return (await this.messages(id)).map(({ message }) => message);
  }

  /** The messages of a conversation as the server has them, oldest first. */
  async messages(id: string): Promise<ConversationMessageList['messages']> {
    const answer = await this.request.get(`/chats/conversations/${id}`, { headers: this.bearer });
    return ((await answer.json()) as ConversationMessageList).messages.reverse();
  }

  /** Sends a photo for a message to a request's customer, and returns its id. */
  async attach(requestId: string, name: string, jpeg: Buffer): Promise<string> {
    const files = `/chats/listings/${requestId}/attachments`;
    const id = randomUUID();
    const announced = await this.request.post(files, {
      headers: this.bearer,
      data: { id, kind: 'PHOTO', name },
    });
    expect(announced.status()).toBe(201);
    const sent = await this.request.patch(`${files}/${id}/content`, {
      headers: {
        ...this.bearer,
        'content-type': 'application/offset+octet-stream',
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'upload-length': String(jpeg.length),
      },
      data: jpeg,
    });
    expect(sent.status()).toBe(204);
    return id;
  }

  /** Writes the first message to a request's customer; returns the id of the conversation. */
  async write(requestId: string, message: string, attachments: string[]): Promise<string> {
    const answer = await this.request.post('/chats/conversations', {
      headers: { ...this.bearer, 'Idempotency-Key': randomUUID() },
      data: { listingId: requestId, recipientId: requestId, message, attachments },
    });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as Answer<'createConversation'>).conversation.id;
  }

  /** The header that authenticates the caller of the chat. */
  private get bearer(): Record<string, string> {
    return { Authorization: `Bearer ${this.authorization.Authorization}` };
  }

  /** Ends the session of a token, as if it had expired. */
  async end(token: string): Promise<void> {
    const answer = await this.request.delete('/api/session', { headers: { Authorization: token } });
    expect(answer.status()).toBe(204);
  }
}
