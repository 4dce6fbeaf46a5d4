import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { CLOSE } from './connection.ts';
import { serveLongpoll } from './longpoll.ts';
import type { SocketServices } from './socketServices.ts';
import { serveWebsocket } from './websocket.ts';

/**
 * Serves the Phoenix socket at `/socket` in a scope of its own, so that its body parser, its
 * error answers and the websocket plugin touch nothing else.
 */
export async function socketPlugin(app: FastifyInstance, services: SocketServices): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: services.limits.maxFrameBytes, clientTracking: false },
    // closing is ours: every client is told to come back
    preClose: (done) => {
      services.hub.closeAll(CLOSE.restart, 'restarting');
      done();
    },
  });
  serveWebsocket(app, services);
  serveLongpoll(app, services);
}
