import type { Api } from '@forecourt/api-client';
import type { ConversationPhoto } from '@forecourt/contract';
import {
  addConversationPhoto,
  removeConversationPhoto,
} from '@forecourt/contract/endpoints/conversation-photos';
import { ReportChange, type ReportChangeOptions } from '../ReportChange.ts';

export interface ConversationPhotosOptions extends ReportChangeOptions {
  api: Pick<Api, keyof typeof ConversationPhotosStore.endpoints>;
}

/** The photos that staff added to the current report from the conversation with its customer. */
export class ConversationPhotosStore extends ReportChange<string> {
  static readonly endpoints = { addConversationPhoto, removeConversationPhoto };
  private readonly api: ConversationPhotosOptions['api'];

  constructor({ api, ...options }: ConversationPhotosOptions) {
    super(options);
    this.api = api;
  }

  /** The oldest first. */
  get photos(): readonly ConversationPhoto[] {
    return this.report.report.value?.report.conversation_photos ?? [];
  }

  /** Whether an attachment of the conversation is in the report. */
  has(attachmentId: string): boolean {
    return this.photos.some(({ attachment }) => attachment.id === attachmentId);
  }

  /** @returns whether it is in the report now */
  add(attachmentId: string): Promise<boolean> {
    return this.change('add', attachmentId);
  }

  /** @returns whether it is only in the conversation now */
  remove(attachmentId: string): Promise<boolean> {
    return this.change('remove', attachmentId);
  }

  /** Whether this is being sent for this photo. */
  isSending(what: 'add' | 'remove', attachmentId: string): boolean {
    return this.act.sending === what && this.changingId === attachmentId;
  }

  /** Whether the last change was of this photo, and failed. */
  hasFailed(attachmentId: string): boolean {
    return this.act.failure !== null && this.changingId === attachmentId;
  }

  private async change(what: 'add' | 'remove', attachmentId: string): Promise<boolean> {
    if (this.act.sending !== null) return false;
    this.open(attachmentId);
    return this.send(what, attachmentId, (requestId) =>
      what === 'add'
        ? this.api.addConversationPhoto(requestId, attachmentId)
        : this.api.removeConversationPhoto(requestId, attachmentId),
    );
  }
}
