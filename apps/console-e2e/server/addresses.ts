/** With VALIDATE_CONTRACT=1 the browser talks to a validating proxy in front of the API. */
export const validating = process.env.VALIDATE_CONTRACT === '1';

/** What runs: suites that run at the same time have their own name, ports and files. */
export const run = process.env.JOURNEYS ?? 'journeys';

export const API_PORT = Number(process.env.JOURNEYS_PORT ?? 4381);
export const PRISM_PORT = API_PORT + 1;
export const FRONT_PORT = API_PORT + 2;
/** Of the separate API of a journey that moves the clock; journeys run one after the other. */
export const OWN_PORT = API_PORT + 3;

/** Base URL of the journeys' browser. */
export const origin = `http://localhost:${validating ? FRONT_PORT : API_PORT}`;

/** One line for each request or response that violates the contract. */
export const violationsFile = `test-results/${run}.violations.log`;

/** Process id of the API, for the journey that kills it. */
export const apiPidFile = `test-results/${run}.pid`;
