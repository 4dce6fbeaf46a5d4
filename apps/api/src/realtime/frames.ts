/**
 * A message of the Phoenix channels protocol, version 2:
 * `[join_ref, ref, topic, event, payload]`.
 */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** The topic of the connection itself; used for heartbeats. */
export const CONNECTION_TOPIC = 'phoenix';

const MAX_REF_LENGTH = 64;
const MAX_NAME_LENGTH = 255;

/**
 * Parses one text frame.
 * @returns the frame, or null when the text is not a well-formed version 2 frame
 */
export function parseFrame(text: string): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = value as unknown[];
  if (!isRef(joinRef) || !isRef(ref) || !isName(topic) || !isName(event)) return null;
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return null;
  return { joinRef, ref, topic, event, payload: payload as Record<string, unknown> };
}

/** Serializes a frame as text. */
export function encodeFrame(frame: Frame): string {
  return JSON.stringify([frame.joinRef, frame.ref, frame.topic, frame.event, frame.payload]);
}

/** The answer to a push: `phx_reply` with a status and a response. */
export function encodeReply(
  to: Pick<Frame, 'joinRef' | 'ref' | 'topic'>,
  status: 'ok' | 'error',
  response: Record<string, unknown> = {},
): string {
  return encodeFrame({
    joinRef: to.joinRef,
    ref: to.ref,
    topic: to.topic,
    event: 'phx_reply',
    payload: { status, response },
  });
}

/** Tells the client that the channel joined under `joinRef` is closed. */
export function encodeClose(topic: string, joinRef: string | null): string {
  return encodeFrame({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
}

/** An event for everybody who joined the topic. */
export function encodeBroadcast(
  topic: string,
  event: string,
  payload: Record<string, unknown>,
): string {
  return encodeFrame({ joinRef: null, ref: null, topic, event, payload });
}

function isRef(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.length <= MAX_REF_LENGTH);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_NAME_LENGTH;
}
