/** With VALIDATE_CONTRACT=1 the browser talks to a validating proxy in front of the API. */
export const validating = process.env.VALIDATE_CONTRACT === '1';

export const apiPort = 4391;
export const prismPort = 4392;
export const frontPort = 4393;

/** Where the journeys' browser goes. */
export const origin = `http://localhost:${validating ? frontPort : apiPort}`;

/** One line for each answer or request that breaks the contract. */
export const violationsFile = 'test-results/contract-violations.log';
