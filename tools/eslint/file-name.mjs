import { basename } from 'node:path';

/** Words without hyphens or underscores, then what kind of file it is: `OfferCard.stories.tsx`. */
const pattern = /^[a-zA-Z][a-zA-Z0-9]*(\.[a-zA-Z]+)*\.m?tsx?$/;

export default {
  meta: {
    type: 'suggestion',
    docs: { description: 'Require camelCase or PascalCase file names' },
    messages: {
      name: "Name the file '{{name}}' in camelCase, or in PascalCase after the class or component in it.",
    },
    schema: [],
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        if (!pattern.test(name)) context.report({ node, messageId: 'name', data: { name } });
      },
    };
  },
};
