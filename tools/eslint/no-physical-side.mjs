import { isPhysical, isReason } from './physicalSides.mjs';

/**
 * Layout names the start and the end of a line, so that a page in Arabic mirrors by itself. Left and
 * right are for what does not turn with the text, a place on a photo or an edge of the device: a comment
 * above says so, `// Physical: a corner of the photo.`
 *
 * In a recipe and a `style` every name counts; elsewhere `left` and `right` may be words of the product.
 */
const SHORT = /^(?:ml|mr|pl|pr|borderLeft|borderRight|(?:margin|padding)(?:Left|Right))$/;
const RECIPE = /(?:\.recipe|[sS]tyles)\.tsx?$/;

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a value is known to be: of a template its fixed text. */
function textOf(node) {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('$');
  return node.type === 'ObjectExpression' ? undefined : '';
}

export default {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid left and right in layout' },
    messages: {
      side: "'{{name}}' does not turn in a language from right to left: say start or end, or above it why, `// Physical: …`.",
    },
    schema: [],
  },
  create(context) {
    const { sourceCode, filename } = context;
    const report = (node, name) => {
      if (sourceCode.getCommentsBefore(node).some(({ value }) => isReason(value))) return;
      context.report({ node, messageId: 'side', data: { name } });
    };
    const isStyle = (node) =>
      RECIPE.test(filename) ||
      sourceCode
        .getAncestors(node)
        .some(({ type, name }) => type === 'JSXAttribute' && name.name === 'style');
    return {
      JSXAttribute(node) {
        if (SHORT.test(node.name.name)) report(node, node.name.name);
      },
      Property(node) {
        const name = node.key.name ?? String(node.key.value);
        const value = node.parent.type === 'ObjectExpression' ? textOf(node.value) : undefined;
        // An object: a slot called `left`.
        if (value === undefined || !isPhysical(kebab(name), value)) return;
        if ((name !== 'left' && name !== 'right') || isStyle(node)) report(node, name);
      },
    };
  },
};
