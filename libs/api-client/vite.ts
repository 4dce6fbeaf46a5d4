import type { Plugin } from 'vite';

const refuse = `() => { throw new Error('left out of the page: see @forecourt/api-client/vite'); }`;

/** Files of axios' `lib` that our calls never reach in a browser, and what stands in for each. */
const spare: Record<string, string> = {
  // Over XMLHttpRequest the other adapter is never asked for.
  'adapters/fetch.js': 'export const getFetch = () => null;\nexport default null;\n',
  // Bodies are JSON, and addresses come with their query.
  'helpers/toFormData.js': `export default ${refuse};\n`,
  'helpers/toURLEncodedForm.js': `export default ${refuse};\n`,
  'helpers/formDataToJSON.js': `export default ${refuse};\n`,
  'helpers/AxiosURLSearchParams.js': `export default ${refuse};\n`,
  'core/setFormDataHeaders.js': `export default ${refuse};\n`,
  // Calls end by an AbortSignal; nobody watches them progress.
  'cancel/CancelToken.js': `export default ${refuse};\n`,
  'helpers/progressEventReducer.js': `export const progressEventReducer = ${refuse};\n`,
  // The token travels in a header of ours, not in a cookie.
  'helpers/cookies.js':
    'export default { read: () => null, readAsync: async () => null, write() {}, remove() {} };\n',
  'helpers/HttpStatusCode.js': 'export default {};\n',
  'helpers/spread.js': `export default ${refuse};\n`,
};

const file = /axios[\\/]lib[\\/](.+\.js)$/;

/** Leaves out of a page what of axios it has no use for (7 kB brotli). */
export function leanAxios(): Plugin {
  return {
    name: 'forecourt:lean-axios',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: file },
      handler: (id) => spare[file.exec(id)?.[1]?.replaceAll('\\', '/') ?? ''],
    },
  };
}
