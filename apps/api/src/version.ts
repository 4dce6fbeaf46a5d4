import manifest from '../package.json' with { type: 'json' };

/** Version of the server, as reported by /health. */
export const VERSION: string = manifest.version;
