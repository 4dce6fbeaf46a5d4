import manifest from '../package.json' with { type: 'json' };

/** Version of the server, as /health tells it. */
export const VERSION: string = manifest.version;
