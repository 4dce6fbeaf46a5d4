import type { UiTextOverrides } from './UiTextProvider.tsx';

/** A parsed text; the kit's own are plain, so that they are one part with one value. */
type Parsed = readonly { type: number; value?: unknown }[];

/** In a translation file the kit's texts have this before their name: `ui.close`. */
const prefix = 'ui.';

/** The kit's texts among those of a translation file; what it lacks stays en-US. */
export function uiTextOf(messages: Readonly<Record<string, Parsed>>): UiTextOverrides | undefined {
  const texts = Object.entries(messages).flatMap(([id, parts]) => {
    const [part, ...others] = parts;
    const isPlain = part?.type === 0 && others.length === 0;
    return id.startsWith(prefix) && isPlain ? [[id.slice(prefix.length), part.value]] : [];
  });
  return texts.length > 0 ? (Object.fromEntries(texts) as UiTextOverrides) : undefined;
}
