// The minimum of a Phoenix socket that keeps the console connected: join and heartbeat.
import { WebSocketServer } from 'ws';

/** Returns the function that stops it. */
export function attachSocket(server) {
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const [joinRef, ref, topic] = JSON.parse(String(data));
      const reply = { status: 'ok', response: {} };
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', reply]));
    });
  });
  return () => sockets.close();
}
