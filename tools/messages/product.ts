import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { transform } from '@formatjs/unplugin/transform';
import { interpolateName } from '@formatjs/ts-transformer';
import { defaultUiText } from '@forecourt/ui/text/defaults';

/** A text of the product, as it stands in the code. */
export interface Message {
  defaultMessage: string;
  /** For the translator: where it stands and what it is about. */
  description: string;
}

/** Texts by id, as translators get them. */
export type Source = Record<string, Message>;

/** How the build makes an id of a text and its description: see `@forecourt/platform/vite`. */
const pattern = '[sha512:contenthash:base64:6]';

const sources = ['apps/{console,capture}/src/**/*.{ts,tsx}', 'libs/**/src/**/*.{ts,tsx}'];
const spare = /(\.(test|stories|states)\.tsx?|[\\/](test|generated|fixtures|node_modules)[\\/])/;

/** The texts of one file, by id. */
export function messagesIn(code: string, file: string): Source {
  const found: Source = {};
  transform(code, file, {
    flatten: false,
    overrideIdFn: (id, defaultMessage = '', description = '') => {
      const content = description ? `${defaultMessage}#${description}` : defaultMessage;
      const key = id ?? interpolateName({ resourcePath: file }, pattern, { content });
      if (defaultMessage) found[key] = { defaultMessage, description };
      return key;
    },
  });
  return found;
}

/** Every text of the pages of staff and customers, the kit's own included, by id. */
export function productMessages(root: string): Source {
  const files = sources
    .flatMap((glob) => globSync(glob, { cwd: root }))
    .filter((file) => !spare.test(file))
    .sort();
  const found: Source = {};
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    if (!/defineMessages?|FormattedMessage/.test(code)) continue;
    Object.assign(found, messagesIn(code, file.split(sep).join('/')));
  }
  for (const [name, text] of Object.entries(defaultUiText)) {
    found[`ui.${name}`] = { defaultMessage: text, description: `Of the kit, used on many pages` };
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}
