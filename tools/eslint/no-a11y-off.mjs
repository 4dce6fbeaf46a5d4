/**
 * The accessibility check applies to every story: `parameters.a11y` may neither weaken the test nor
 * switch rules or elements off.
 */
const weakening = new Set(['disable', 'manual', 'test', 'config', 'options', 'exclude', 'element']);

const named = (property, name) =>
  property.type === 'Property' && (property.key.name ?? property.key.value) === name;

const isError = ({ value }) => value.type === 'Literal' && value.value === 'error';

export default {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid weakening the accessibility test of a story' },
    messages: {
      off: "A story may not change '{{name}}' of the accessibility test: mend what it finds.",
      tag: "The tag '{{name}}' takes the story out of the tests.",
    },
    schema: [],
  },
  create(context) {
    return {
      Property(node) {
        if (named(node, 'tags') && node.value.type === 'ArrayExpression') {
          for (const tag of node.value.elements) {
            if (tag?.type !== 'Literal' || tag.value !== '!test') continue;
            context.report({ node: tag, messageId: 'tag', data: { name: tag.value } });
          }
        }
        if (!named(node, 'a11y') || node.value.type !== 'ObjectExpression') return;
        for (const property of node.value.properties) {
          const name = property.key?.name ?? property.key?.value ?? 'it';
          const kept = name === 'test' && isError(property);
          if (property.type === 'Property' && (!weakening.has(name) || kept)) continue;
          context.report({ node: property, messageId: 'off', data: { name } });
        }
      },
    };
  },
};
