/**
 * Colors are defined in the theme only: everywhere else a token is used, so that a partner's colors
 * and the dark scheme apply everywhere.
 */
const hex = '#(?:[\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})';
const wholeHex = new RegExp(`^${hex}$`, 'i');
const hexInCss = new RegExp(
  `(?:px|rem|solid|dashed|dotted|gradient|shadow|:).*${hex}(?![\\w-])`,
  'i',
);
const colourFunction = /(?:^|[\s,:(])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const paletteStep =
  /^(?:black|white|gr[ae]y|red|orange|yellow|green|teal|blue|cyan|purple|pink)(?:Alpha)?\.(?:50|[1-9]00|950)$/;
const colourProperty = /(?:colou?r|^fill|^stroke|^background)$/i;
const cssNames = new Set(
  (
    'black white silver gray grey red maroon orange yellow olive lime green teal aqua cyan blue ' +
    'navy fuchsia magenta purple pink brown gold tomato crimson coral salmon khaki indigo violet'
  ).split(' '),
);

/** Attributes that contain URLs, where `#fed` is an anchor. */
const addresses = new Set(['href', 'to', 'id', 'htmlFor', 'hash']);

const holder = (node) => {
  const { parent } = node;
  if (parent?.type === 'Property' && parent.value === node)
    return parent.key.name ?? parent.key.value;
  if (parent?.type === 'JSXAttribute') return parent.name.name;
  if (parent?.type === 'JSXExpressionContainer' && parent.parent?.type === 'JSXAttribute') {
    return parent.parent.name.name;
  }
  return undefined;
};

const isColour = (text, property) => {
  const value = text.trim();
  if (addresses.has(property)) return false;
  if (wholeHex.test(value) || hexInCss.test(value) || paletteStep.test(value)) return true;
  if (colourFunction.test(value)) return true;
  return property !== undefined && colourProperty.test(property) && cssNames.has(value);
};

export default {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid colours outside the theme' },
    messages: {
      colour: "'{{text}}' is a colour written by hand: name a token of the theme instead.",
    },
    schema: [],
  },
  create(context) {
    const check = (node, text, property) => {
      if (!isColour(text, property)) return;
      context.report({ node, messageId: 'colour', data: { text: text.trim().slice(0, 40) } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value, holder(node));
      },
      TemplateElement(node) {
        check(node, node.value.raw, holder(node.parent));
      },
    };
  },
};
