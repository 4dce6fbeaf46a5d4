import type { CsvColumn } from '@forecourt/platform/csv';
import type { StyleObject } from '@forecourt/ui/styling';
import type { MessageDescriptor } from 'react-intl';
import type { Shape } from './shapes.ts';

/** The column of a row's picture and its two lines of text; it takes the room that is left. */
interface MainColumn<Item> {
  header: MessageDescriptor;
  /** Width of the picture, in px. */
  picture: number;
  /** The same in a list that is too narrow for some column; 0 hides it. @default picture */
  tight?: number;
  /** What its text keeps at least, in px. @default 160 */
  text?: number;
  skeleton: {
    /** On a row of 56 px. */
    table: readonly Shape[];
    /** On a card of 108 px. */
    card: readonly Shape[];
  };
  /** Its columns in a CSV file. */
  file: readonly CsvColumn<Item>[];
}

/** All that is known of a column, apart from its cell: a style sheet is made of it without React. */
export interface Column<Item, Slot extends string = string> {
  header: MessageDescriptor;
  /** In px, with 16 before the content. The least, if it grows. */
  width: number;
  /** In px, the least where the optional columns are shown, too. @default width */
  tight?: number;
  /** It takes this share of the room that is left over, up to a width in px. */
  grow?: { share: number; max: number };
  /** Only some lists show it: the slot of the rows that have it. */
  optional?: Slot;
  /** Columns of less worth leave a narrow list first: see `columnRoom.ts`. */
  worth: number;
  /** Its content is at the end, or is a badge. @default text at the start */
  content?: 'end' | 'badge';
  /** The bar in a skeleton, in CSS lengths. */
  skeleton: { width: string; height?: string };
  /** Its place below a card's text, and its bar in the skeleton there. Cards without it omit it. */
  card?: { order: number; atEnd?: true; skeleton?: string; style?: StyleObject };
  /** Its columns in a CSV file. */
  file: readonly CsvColumn<Item>[];
}

/** The columns of a list: its header, rows, cards, skeletons and CSV file are made of them. */
export interface Table<Item, Id extends string, Slot extends string = never> {
  main: MainColumn<Item>;
  /** In their order. */
  columns: Record<Id, Column<Item, Slot>>;
  ids: readonly Id[];
}

/** A table for one kind of item: `tableOf<Car>()(main, columns)`. */
export const tableOf =
  <Item>() =>
  <Id extends string, Slot extends string = never>(
    main: MainColumn<Item>,
    columns: Record<Id, Column<Item, Slot>>,
  ): Table<Item, Id, Slot> => ({ main, columns, ids: Object.keys(columns) as Id[] });
