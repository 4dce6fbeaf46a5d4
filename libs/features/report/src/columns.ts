/**
 * Width of a report that has the decision in a column of its own, without the page's padding. A
 * tablet held sideways has it: 1024 px without the menu's rail, the padding and a scroll bar.
 */
const TWO_COLUMNS_PX = 840;

export const twoColumns = `@container report (width >= ${TWO_COLUMNS_PX}px)` as const;
export const oneColumn = `@container report (width < ${TWO_COLUMNS_PX}px)` as const;
