import { resolve } from 'node:path';
import { productMessages } from '@forecourt/tools/product-messages';
import type { Plugin } from 'vite';

const name = 'texts.en-US.json';

/** Every text of the product by id, in the format of a translation file, ready to be translated. */
function template(): string {
  const messages = productMessages(resolve(import.meta.dirname, '../../..'));
  const texts = Object.entries(messages).map(([id, { defaultMessage }]) => [id, defaultMessage]);
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}

/** Emits `/texts.en-US.json` with the pages, for download in the settings. */
export function translationTemplate(): Plugin {
  return {
    name: 'forecourt:translation-template',
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: template() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_request, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(template());
      });
    },
  };
}
