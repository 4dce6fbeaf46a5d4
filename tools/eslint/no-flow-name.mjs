import { flows } from '../../libs/contract/src/flows.ts';

const keys = Object.keys(flows).join('|');
const paths = Object.values(flows)
  .map(({ path }) => path)
  .join('|');

const key = new RegExp(`^(?:${keys})(?:_(?:MAIN|PUBLIC|OFFER|DEALER))?$`);
const address = new RegExp(`^/(?:${paths})(?:/|$)`);
const library = new RegExp(`^@forecourt/flow-(?:${paths})(?:/|$)`);
const inText = new RegExp(`'(?:${keys})'`);

/**
 * What differs between flows is a row in a table: the contract's catalog, the folder of the flow,
 * its texts, the console's tables. Elsewhere code asks for a capability (`sells(flow)`,
 * `flows[flow].subject`), so that a new flow changes nothing there.
 */
export default {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid naming a flow outside of the tables of flows' },
    messages: {
      named: "'{{name}}' names a flow: ask for what it can do (libs/contract/src/flows.ts).",
    },
    schema: [],
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'named', data: { name } });
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return;
        if ([key, address, library].some((pattern) => pattern.test(node.value))) {
          report(node, node.value);
        }
      },
      TemplateElement(node) {
        const text = node.value.raw;
        if (address.test(text) || inText.test(text)) report(node, text.trim());
      },
      Property(node) {
        if (!node.computed && key.test(node.key.name)) report(node.key, node.key.name);
      },
    };
  },
};
