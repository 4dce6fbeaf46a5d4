import formatjs from '@formatjs/unplugin/vite';
import type { Plugin } from 'vite';

const parser = '@formatjs/icu-messageformat-parser';

/** Modules that format parsed messages. */
const formatters = /node_modules\/(?:intl-messageformat|@formatjs\/intl)\//;

/**
 * The build plugin for react-intl: every `defineMessages` and `FormattedMessage` gets an id made of
 * its text and description, and its default message is parsed ahead, so that the bundle can do
 * without the parser (about 6 kB). Translations load the parser when they need it.
 *
 * @param options.keepParser for texts that are not built in, such as those of stories; `false` by
 * default
 *
 * The ids are those of `formatjs extract --id-interpolation-pattern
 * '[sha512:contenthash:base64:6]'`.
 */
export function messages(options: { keepParser?: boolean } = {}): Plugin[] {
  const compile = formatjs({ ast: true, flatten: false }) as Plugin;
  if (options.keepParser) return [compile];
  return [
    compile,
    {
      name: 'forecourt:no-message-parser',
      enforce: 'pre',
      apply: 'build',
      resolveId(source, importer, how) {
        if (source !== parser || !importer || !formatters.test(importer)) return null;
        return this.resolve(`${parser}/no-parser.js`, importer, { ...how, skipSelf: true });
      },
    },
  ];
}
