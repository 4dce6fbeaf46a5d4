import type { Plugin } from 'vite';

interface Prop {
  description?: string;
  defaultValue?: { value: string; computed: boolean } | null;
  tsType?: { name: string; raw?: string };
}

/** A prop as a reader wants it: its values instead of “union”, its default where defaults stand. */
export function readable(prop: Prop): Prop {
  const [words, stated] = (prop.description ?? '').split(/\s*@default\s+/);
  const { name, raw } = prop.tsType ?? {};
  return {
    ...prop,
    description: words,
    defaultValue: prop.defaultValue ?? (stated ? { value: stated, computed: false } : null),
    tsType: name === 'union' && raw ? { name: raw.replace(/\s+/g, ' ') } : prop.tsType,
  };
}

const START = /\.__docgenInfo\s*=\s*(?=\{)/g;

/** The object that begins at a place, as text: braces within strings do not count. */
function objectAt(code: string, from: number): string {
  const pieces = /"(?:[^"\\]|\\.)*"|[{}]/g;
  pieces.lastIndex = from;
  let depth = 0;
  for (let piece = pieces.exec(code); piece; piece = pieces.exec(code)) {
    if (piece[0] === '{') depth += 1;
    if (piece[0] === '}') depth -= 1;
    if (depth === 0) return code.slice(from, pieces.lastIndex);
  }
  return '';
}

/** Rewrites what was read from the components' types, for the tables of props. */
export function readableProps(): Plugin {
  return {
    name: 'forecourt-readable-props',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/libs/') || !code.includes('.__docgenInfo')) return undefined;
      let next = code;
      for (const { index, 0: start } of code.matchAll(START)) {
        const text = objectAt(code, index + start.length);
        const info = JSON.parse(text) as { props?: Record<string, Prop> };
        const props = Object.entries(info.props ?? {}).map(([key, prop]) => [key, readable(prop)]);
        const made = JSON.stringify({ ...info, props: Object.fromEntries(props) });
        next = next.replace(text, () => made);
      }
      return { code: next, map: null };
    },
  };
}
