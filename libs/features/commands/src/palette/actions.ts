import type { IconComponent } from '@forecourt/ui/icon';

/** Where an action is listed: those for the active row come first. */
export type PaletteActionGroup = 'row' | 'do' | 'go' | 'branch';

export const actionGroups: readonly PaletteActionGroup[] = ['row', 'do', 'go', 'branch'];

/** An action or a page that can be found by its name. */
export interface PaletteAction {
  id: string;
  group: PaletteActionGroup;
  /** In the reader's language; this text is searched. */
  label: string;
  /** Whom or what it is about. */
  hint?: string;
  icon?: IconComponent;
  /** Its keyboard shortcut. */
  keys?: readonly string[];
  /** Also offered when nothing was found. @default false */
  isWayOn?: boolean;
  run(): void;
}

/** The actions whose name contains every word of the query, in their order. */
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
