// The minimum of a Phoenix socket that keeps the console connected: join and heartbeat.
import { WebSocketServer } from 'ws';

/** Returns the function that stops it. */
export function attachSocket(server) {
  const startedAt = Date.now();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const [joinRef, ref, topic] = JSON.parse(String(data));
      const response = { quiet_ms: Date.now() - startedAt };
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
    });
  });
  return () => sockets.close();
}
