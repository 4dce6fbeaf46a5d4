/** Frames as they go over the wire: `[join_ref, ref, topic, event, payload]`. */
export type RawFrame = [string | null, string | null, string, string, unknown];

/** A websocket without the phoenix client, to send what that client never would. */
export interface RawSocket {
  send(frame: RawFrame | string | Uint8Array): void;
  /** The next frame that arrives; fails when the socket closes before. */
  next(): Promise<RawFrame>;
  closed: Promise<{ code: number; reason: string }>;
  close(): void;
}

export function rawSocket(port: number, query = 'token=anna-token&vsn=2.0.0'): Promise<RawSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket/websocket?${query}`);
  const frames: RawFrame[] = [];
  const waiting: ((frame: RawFrame) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as RawFrame;
    const resolve = waiting.shift();
    if (resolve) resolve(frame);
    else frames.push(frame);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }));
  });
  const raw: RawSocket = {
    send: (frame) => socket.send(Array.isArray(frame) ? JSON.stringify(frame) : frame),
    next: () =>
      new Promise((resolve, reject) => {
        const frame = frames.shift();
        if (frame) return resolve(frame);
        waiting.push(resolve);
        void closed.then(() => reject(new Error('The socket closed before a frame came')));
      }),
    closed,
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(raw));
    socket.addEventListener('error', () => reject(new Error('The websocket was refused')));
  });
}

/** One long-poll call, as JSON. */
export async function longpoll(
  port: number,
  options: {
    token?: string;
    session?: string;
    sessionHeader?: string;
    vsn?: string;
    post?: string;
    signal?: AbortSignal;
  },
): Promise<{ http: number; status: number; token: string | null; messages: string[] }> {
  const url = new URL(`http://127.0.0.1:${port}/socket/longpoll`);
  if (options.token !== undefined) url.searchParams.append('token', options.token);
  url.searchParams.append('vsn', options.vsn ?? '2.0.0');
  if (options.session !== undefined) url.searchParams.append('token', options.session);
  const response = await fetch(url, {
    method: options.post === undefined ? 'GET' : 'POST',
    headers: {
      ...(options.post === undefined ? {} : { 'content-type': 'application/x-ndjson' }),
      ...(options.sessionHeader ? { 'x-phoenix-longpoll-token': options.sessionHeader } : {}),
    },
    body: options.post,
    signal: options.signal,
  });
  return { http: response.status, ...((await response.json()) as object) } as never;
}
