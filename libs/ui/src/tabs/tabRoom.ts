/** Between two tabs, in px. */
export const TAB_GAP_PX = 4;

/** How wide the menu's button is besides the name of a tab in it, in px: its arrow. */
const ARROW_PX = 20;

/** Widths in px. */
export interface TabRoom {
  /** Of each tab. */
  tabs: readonly number[];
  /** Of all of them. */
  room: number;
  /** Of the menu's button without the name of a tab. */
  more: number;
  /** The index of the current tab; -1 for none. */
  current: number;
}

const within = (tabs: readonly number[], room: number): number => {
  let end = 0;
  const first = tabs.findIndex((width) => {
    end += width + TAB_GAP_PX;
    return end - TAB_GAP_PX > room;
  });
  return first === -1 ? tabs.length : first;
};

/** How many tabs fit; the others are in the menu after them, which names the current one. */
export function tabsThatFit({ tabs, room, more, current }: TabRoom): number {
  if (within(tabs, room) === tabs.length) return tabs.length;
  const beside = within(tabs, room - more - TAB_GAP_PX);
  if (current < beside) return beside;
  const named = (tabs[current] ?? 0) + ARROW_PX;
  return Math.min(within(tabs, room - named - TAB_GAP_PX), current);
}
