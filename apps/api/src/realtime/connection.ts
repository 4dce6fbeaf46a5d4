import { splitTopic } from './access.ts';
import type { SocketIdentity, TopicRule } from './access.ts';
import { CONNECTION_TOPIC, encodeClose, encodeReply, parseFrame } from './frames.ts';
import type { Frame } from './frames.ts';
import type { Hub } from './hub.ts';
import type { RealtimeLimits } from './limits.ts';

/** The transport of a connection: a websocket or a long-poll session. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** WebSocket close codes in use (RFC 6455 §7.4.1). */
export const CLOSE = {
  goingAway: 1001,
  unsupported: 1003,
  malformed: 1007,
  forbidden: 1008,
  internalError: 1011,
  restart: 1012,
} as const;

/**
 * One client's side of the Phoenix protocol, on any transport: joins, leaves, heartbeats and their
 * replies. Frames are processed one after another, in the order they arrived.
 */
export class ChannelConnection {
  readonly identity: SocketIdentity;
  private readonly hub: Hub;
  private readonly rules: TopicRule[];
  private readonly wire: Wire;
  private readonly limits: RealtimeLimits;
  /** The join_ref under which each topic is joined. */
  private readonly joined = new Map<string, string | null>();
  private work: Promise<void> = Promise.resolve();
  private windowStart = 0;
  private windowFrames = 0;
  private ended = false;

  constructor(
    identity: SocketIdentity,
    hub: Hub,
    rules: TopicRule[],
    wire: Wire,
    limits: RealtimeLimits,
  ) {
    this.identity = identity;
    this.hub = hub;
    this.rules = rules;
    this.wire = wire;
    this.limits = limits;
    hub.add(this);
  }

  /**
   * Processes one text frame from the client. Never throws: an invalid frame ends the connection
   * with a code that says why.
   * @returns true when the frame has been processed; false when it ended the connection
   */
  async receive(text: string): Promise<boolean> {
    if (this.ended) return false;
    const frame = parseFrame(text);
    if (!frame) this.end(CLOSE.malformed, 'malformed frame');
    else if (this.floods()) this.end(CLOSE.forbidden, 'too many frames');
    else {
      this.work = this.work.then(() => this.handle(frame)).catch(() => this.fail());
      await this.work;
    }
    return !this.ended;
  }

  /** Sends an encoded frame to the client. */
  send(text: string): void {
    if (!this.ended) this.wire.send(text);
  }

  /** Leaves all topics and closes the transport. Safe to call twice. */
  end(code: number, reason: string): void {
    if (this.ended) return;
    this.ended = true;
    for (const topic of this.joined.keys()) this.hub.unlisten(topic, this);
    this.joined.clear();
    this.hub.remove(this);
    this.wire.close(code, reason);
  }

  private async handle(frame: Frame): Promise<void> {
    if (this.ended) return;
    if (frame.topic === CONNECTION_TOPIC) return this.heartbeat(frame);
    if (frame.event === 'phx_join') return this.join(frame);
    if (frame.event === 'phx_leave') return this.leave(frame);
    const joinRef = this.joined.get(frame.topic);
    if (joinRef === undefined) {
      return this.send(encodeReply(frame, 'error', { reason: 'unmatched topic' }));
    }
    // a late push from a join that has been replaced is not an error
    if (frame.joinRef !== joinRef || frame.ref === null) return;
    this.send(encodeReply(frame, 'error', { reason: 'unmatched event' }));
  }

  private heartbeat(frame: Frame): void {
    if (frame.event === 'heartbeat') return this.send(encodeReply(frame, 'ok'));
    this.send(encodeReply(frame, 'error', { reason: 'unmatched event' }));
  }

  private async join(frame: Frame): Promise<void> {
    const { topic, joinRef } = frame;
    const parts = splitTopic(topic);
    const rule = parts && this.rules.find((candidate) => candidate.prefix === parts.prefix);
    if (!parts || !rule) {
      return this.send(encodeReply(frame, 'error', { reason: 'unmatched topic' }));
    }
    const earlier = this.joined.get(topic);
    if (earlier !== undefined) {
      this.forget(topic);
      this.send(encodeClose(topic, earlier));
    }
    if (this.joined.size >= this.limits.joinsPerSocket) {
      return this.send(encodeReply(frame, 'error', { reason: 'too many joins' }));
    }
    const allowed = await rule.mayJoin(this.identity, parts.id);
    if (this.ended) return;
    if (!allowed) return this.send(encodeReply(frame, 'error', { reason: 'unmatched topic' }));
    this.joined.set(topic, joinRef);
    this.hub.listen(topic, this);
    this.send(encodeReply(frame, 'ok'));
  }

  private leave(frame: Frame): void {
    const joinRef = this.joined.get(frame.topic);
    if (joinRef === undefined) return this.send(encodeReply(frame, 'ok'));
    // a leave of an earlier join, which has already got phx_close
    if (joinRef !== frame.joinRef) return;
    this.forget(frame.topic);
    this.send(encodeReply(frame, 'ok'));
    this.send(encodeClose(frame.topic, joinRef));
  }

  private forget(topic: string): void {
    this.joined.delete(topic);
    this.hub.unlisten(topic, this);
  }

  private fail(): void {
    this.end(CLOSE.internalError, 'internal server error');
  }

  private floods(): boolean {
    const now = Date.now();
    if (now - this.windowStart > this.limits.frameWindowMs) {
      this.windowStart = now;
      this.windowFrames = 0;
    }
    this.windowFrames += 1;
    return this.windowFrames > this.limits.framesPerWindow;
  }
}
