import { ApiProblem, type CallOptions, NetworkError } from '@forecourt/api-client';
import type { LoggedMessage } from '../conversation/MessageLog.ts';
import type { ConversationSource, MessagesPage, PageQuery } from '../conversation/source.ts';

const wrongOffset = () =>
  new ApiProblem({ type: 'about:blank', title: 'offset', status: 409, code: 'UPLOAD_OFFSET' });

/** A simulated conversation server with a network that can be cut, for tests of the store. */
export class FakeServer implements ConversationSource<string> {
  readonly messages: LoggedMessage[] = [];
  /** Keys in the order of the send calls. */
  readonly attempts: string[] = [];
  readSeq = 0;
  theirReadSeq = 0;
  pages = 0;
  /** No call gets through. */
  down = false;
  /** This many sent messages are stored, but their responses are lost. */
  loseAnswers = 0;
  /** Thrown by the next send. */
  refusal: unknown = null;

  /** The other side writes. */
  write(text: string, mine = false, key: string | null = null): LoggedMessage {
    const seq = this.messages.length + 1;
    const at = new Date(1_772_442_000_000 + seq * 1000).toISOString();
    const message = { id: `m${seq}`, seq, text, mine, author: null, at, key };
    this.messages.push(message);
    return message;
  }

  async page({ limit, after, since = 0 }: PageQuery): Promise<MessagesPage<string>> {
    await this.network();
    this.pages += 1;
    const before = after === undefined ? Infinity : Number(after);
    const fitting = this.messages.filter(({ seq }) => seq > since && seq < before).reverse();
    const messages = fitting.slice(0, limit);
    return {
      messages,
      after: fitting.length > limit ? String(messages.at(-1)?.seq) : null,
      marks: {
        lastSeq: this.messages.length,
        readSeq: this.readSeq,
        theirReadSeq: this.theirReadSeq,
      },
      subject: 'subject',
    };
  }

  /** Files that have arrived, and those of messages. */
  readonly arrived = new Set<string>();
  readonly named: string[][] = [];
  /** Bytes of each piece that was sent. */
  readonly pieces: string[] = [];
  /** Thrown by the next piece of a file. */
  fileRefusal: unknown = null;
  /** This many pieces are stored, but their responses are lost. */
  losePieces = 0;
  private readonly offsets = new Map<string, number>();

  readonly files = {
    announce: async ({ id }: { id: string }): Promise<boolean> => {
      await this.network();
      return this.arrived.has(id);
    },
    calls: (id: string) => ({
      progress: async () => {
        await this.network();
        return { offset: this.offsets.get(id) ?? 0 };
      },
      append: async (piece: ArrayBuffer, { headers = {} }: CallOptions) => {
        await this.network();
        const { fileRefusal } = this;
        this.fileRefusal = null;
        if (fileRefusal) throw fileRefusal as Error;
        const from = Number(headers['upload-offset']);
        const known = this.offsets.get(id) ?? 0;
        if (from !== known) throw wrongOffset();
        this.pieces.push(`${from}+${piece.byteLength}`);
        this.offsets.set(id, from + piece.byteLength);
        if (from + piece.byteLength === Number(headers['upload-length'])) this.arrived.add(id);
        if (this.losePieces > 0) {
          this.losePieces -= 1;
          throw new NetworkError('answer lost');
        }
      },
    }),
  };

  async send(text: string, key: string, files: readonly string[] = []): Promise<LoggedMessage> {
    this.attempts.push(key);
    await this.network();
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal as Error;
    if (files.length > 0) this.named.push([...files]);
    const known = this.messages.find((one) => one.key === key);
    const message = known ?? this.write(text, true, key);
    if (this.loseAnswers > 0) {
      this.loseAnswers -= 1;
      throw new NetworkError('answer lost');
    }
    return message;
  }

  async read(seq: number): Promise<void> {
    await this.network();
    this.readSeq = Math.max(this.readSeq, seq);
  }

  private async network(): Promise<void> {
    await Promise.resolve();
    if (this.down) throw new NetworkError('down');
  }
}
