import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { CLOSE } from './connection.ts';
import { serveLongpoll } from './longpoll.ts';
import type { SocketServices } from './socketServices.ts';
import { serveWebsocket } from './websocket.ts';

/**
 * Serves the Phoenix socket at `/socket` in its own scope, so that its body parser, its error
 * responses and the websocket plugin do not affect other routes.
 */
export async function socketPlugin(app: FastifyInstance, services: SocketServices): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: services.limits.maxFrameBytes, clientTracking: false },
    // we close the sockets ourselves, so that every client is told to reconnect
    preClose: (done) => {
      services.hub.closeAll(CLOSE.restart, 'restarting');
      done();
    },
  });
  serveWebsocket(app, services);
  serveLongpoll(app, services);
}
