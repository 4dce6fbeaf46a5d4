import type { UiTextOverrides } from './UiTextProvider.tsx';

/** A parsed text; the kit's own are plain: a single literal part. */
type Parsed = readonly { type: number; value?: unknown }[];

/** Prefix of the kit's texts in a translation file: `ui.close`. */
const prefix = 'ui.';

/** The kit's texts from a translation file; missing ones stay en-US. */
export function uiTextOf(messages: Readonly<Record<string, Parsed>>): UiTextOverrides | undefined {
  const texts = Object.entries(messages).flatMap(([id, parts]) => {
    const [part, ...others] = parts;
    const isPlain = part?.type === 0 && others.length === 0;
    return id.startsWith(prefix) && isPlain ? [[id.slice(prefix.length), part.value]] : [];
  });
  return texts.length > 0 ? (Object.fromEntries(texts) as UiTextOverrides) : undefined;
}
