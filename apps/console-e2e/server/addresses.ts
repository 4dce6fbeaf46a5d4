/** With VALIDATE_CONTRACT=1 the browser talks to a validating proxy in front of the API. */
export const validating = process.env.VALIDATE_CONTRACT === '1';

/** What runs: suites that run at the same time have their own name, ports and files. */
export const run = process.env.JOURNEYS ?? 'journeys';

export const apiPort = Number(process.env.JOURNEYS_PORT ?? 4381);
export const prismPort = apiPort + 1;
export const frontPort = apiPort + 2;

/** Base URL of the journeys' browser. */
export const origin = `http://localhost:${validating ? frontPort : apiPort}`;

/** One line for each request or response that violates the contract. */
export const violationsFile = `test-results/${run}.violations.log`;

/** Process id of the API, for the journey that kills it. */
export const apiPidFile = `test-results/${run}.pid`;
