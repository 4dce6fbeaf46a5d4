// As much of a Phoenix socket as keeps the console connected: it joins and it beats.
import { WebSocketServer } from 'ws';

/** Returns the way to stop. */
export function attachSocket(server) {
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const [joinRef, ref, topic] = JSON.parse(String(data));
      socket.send(
        JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]),
      );
    });
  });
  return () => sockets.close();
}
