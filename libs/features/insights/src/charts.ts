import type { BarLook, BarPart } from './barParts.ts';

/** A row of a chart. */
export interface Bar {
  id: string;
  name: string;
  count: number;
  /** Parts of the bar, from its start: their lengths are shares of a whole bar. */
  parts: readonly BarPart[];
  /** Said below the bar, which shows no more than that. */
  facts: readonly string[];
}

export interface BarChart {
  /** Where a card has several. */
  title?: string;
  /** What the parts of bars stand for, in their order. */
  legend?: readonly { look: BarLook; name: string }[];
  bars: readonly Bar[];
}

/** A table whose cells are shaded by their share. */
export interface GridChart {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly GridCell[] }[];
}

export interface GridCell {
  text: string;
  /** Of the highest, from 0 to 1. */
  shade: number;
}

/** A chart as data: on the page, and in a saved picture. */
export type Chart = BarChart | GridChart;
