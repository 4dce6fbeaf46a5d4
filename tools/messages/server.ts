import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Source } from './product.ts';

const sources = 'apps/api/src/**/*.ts';
/** Tests and the demo, what is generated, and words in other languages than English. */
const leftOut = /\.test\.ts$|[\\/](?:test|generated|demo)[\\/]|[\\/]words[\\/](?:de|es|et)[\\/]/;

/** Two words at least: names, keys and formats are one. */
const SENTENCE = /\p{L}{2,}[,.:;]? \p{L}/u;

/**
 * Every text in the server's code by its place: messages that it sends, details of errors, what
 * the settings and commands say. Values in a text are `{}`.
 */
export function serverMessages(root: string): Source {
  const found: Source = {};
  for (const file of globSync(sources, { cwd: root })) {
    if (leftOut.test(file)) continue;
    const tree = ts.createSourceFile(
      file,
      readFileSync(join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      // Statements of SQL are no texts.
      if (ts.isTaggedTemplateExpression(node)) return;
      const text = textOf(node);
      if (text !== undefined && SENTENCE.test(text)) {
        found[`${file}:${node.getStart(tree)}`] = { defaultMessage: text };
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
