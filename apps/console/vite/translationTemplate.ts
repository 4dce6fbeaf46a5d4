import { resolve } from 'node:path';
import { productMessages } from '@forecourt/tools/product-messages';
import type { Plugin } from 'vite';

/**
 * The files of which the settings make those for translators, by name: every text by id in the format
 * of a translation file, and what each is about.
 */
function template(): ReadonlyMap<string, string> {
  const messages = Object.entries(productMessages(resolve(import.meta.dirname, '../../..')));
  const texts = messages.map(([id, { defaultMessage }]) => [id, defaultMessage]);
  const notes = messages.map(([id, { description: note, place }]) => [id, { note, place }]);
  return new Map([
    ['texts.en-US.json', `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`],
    ['texts.notes.json', JSON.stringify(Object.fromEntries(notes))],
  ]);
}

/** Emits `/texts.en-US.json` and `/texts.notes.json` with the pages, for the settings. */
export function translationTemplate(): Plugin {
  return {
    name: 'forecourt:translation-template',
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    generateBundle() {
      for (const [fileName, source] of template()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, answer, next) => {
        if (!request.url?.startsWith('/texts.')) return next();
        const file = template().get(request.url.slice(1));
        if (file === undefined) return next();
        answer.setHeader('content-type', 'application/json');
        answer.end(file);
      });
    },
  };
}
