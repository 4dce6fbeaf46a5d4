import { freePorts } from './ports.ts';

/** With VALIDATE_CONTRACT=1 the browser talks to a validating proxy in front of the API. */
export const validating = process.env.VALIDATE_CONTRACT === '1';

/** What runs: suites that run at the same time have their own name, ports and files. */
export const run: string = process.env.JOURNEYS ?? 'journeys';

// The process that starts a run chooses its ports; the server and the workers inherit them.
process.env.JOURNEYS_PORTS ??= (await freePorts(3)).join();

export const ports = process.env.JOURNEYS_PORTS.split(',').map(Number);
export const [API_PORT = 0, PRISM_PORT = 0, FRONT_PORT = 0] = ports;

/** Base URL of the journeys' browser. */
export const origin = `http://localhost:${validating ? FRONT_PORT : API_PORT}`;

/** What the server prints once every part of it answers. */
export const READY = 'The journeys’ server is ready';

/** One line for each request or response that violates the contract. */
export const violationsFile = `test-results/${run}.violations.log`;

/** Process id of the API, for the journey that kills it. */
export const apiPidFile = `test-results/${run}.pid`;
