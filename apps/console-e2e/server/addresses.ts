/** With VALIDATE_CONTRACT=1 the browser talks to a validating proxy in front of the API. */
export const validating = process.env.VALIDATE_CONTRACT === '1';

export const apiPort = 4381;
export const prismPort = 4382;
export const frontPort = 4383;

/** Where the journeys' browser goes. */
export const origin = `http://localhost:${validating ? frontPort : apiPort}`;

/** One line for each answer or request that breaks the contract. */
export const violationsFile = 'test-results/contract-violations.log';

/** Process id of the API, for the journey that kills it. */
export const apiPidFile = 'test-results/api.pid';
