import type { IconComponent } from '@forecourt/ui/icon';

/** Where an action stands: what belongs to the active row comes first. */
export type PaletteActionGroup = 'row' | 'do' | 'go' | 'branch';

export const actionGroups: readonly PaletteActionGroup[] = ['row', 'do', 'go', 'branch'];

/** Something that can be done or gone to by its name. */
export interface PaletteAction {
  id: string;
  group: PaletteActionGroup;
  /** In the reader's language: it is also what is searched. */
  label: string;
  /** Whom or what it is about. */
  hint?: string;
  icon?: IconComponent;
  /** Keys that do the same without the palette. */
  keys?: readonly string[];
  run(): void;
}

/** The actions of which every word of the query is found, in their order. */
export function actionsMatching(
  actions: readonly PaletteAction[],
  query: string,
): readonly PaletteAction[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return actions;
  return actions.filter(({ label, hint = '' }) => {
    const text = `${label} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
