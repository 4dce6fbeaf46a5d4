import type { MessagePreview, SendChannel } from '@forecourt/contract';
import { type LoadingStatus, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import type { RequestListApi } from './RequestListApi.ts';
import type { Sending } from './sendAgain.ts';

/** The message that a customer will get: the user's own text, or the partner's standard one. */
export class Wording {
  /** The user's own text; empty sends the partner's text. */
  message = '';
  private readonly preview = new Resource<MessagePreview>();
  private readonly api: Pick<RequestListApi, 'previewMessage'>;

  constructor(api: Pick<RequestListApi, 'previewMessage'>) {
    this.api = api;
    makeObservable(this, {
      message: observable,
      written: computed,
      channel: computed,
      begin: action,
      type: action,
    });
  }

  /** Loads a preview of the message, and clears what was typed. */
  begin({ action: asked, request }: Sending): void {
    this.message = '';
    this.preview.reset();
    const purpose = asked === 'resend' ? 'RESEND' : 'FOLLOW_UP';
    void this.preview.load(
      async (signal) =>
        (await this.api.previewMessage(request.id, { purpose }, { signal })).message,
    );
  }

  type(message: string): void {
    this.message = message;
  }

  /** The message as it will be sent; null while unknown. */
  get written(): Pick<MessagePreview, 'subject' | 'text'> | null {
    const preview = this.preview.value;
    if (!preview) return null;
    const own = this.message.trim();
    if (!own) return preview;
    const { subject, link } = preview;
    // As on the server: a message without its link would be useless.
    const text = own.includes('{link}') ? own.replaceAll('{link}', link) : `${own}\n\n${link}`;
    return { subject, text };
  }

  /** By which way it will go; null while unknown. A template of WhatsApp has no words of the user's own. */
  get channel(): SendChannel | null {
    const { channel = null } = this.preview.value ?? {};
    return channel === 'WHATSAPP' && this.message.trim() ? 'SMS' : channel;
  }

  get status(): LoadingStatus {
    return this.preview.state.status;
  }
}
