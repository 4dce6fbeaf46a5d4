/** A bar or a circle in place of a row's content. All in CSS lengths. */
export interface Shape {
  width: string;
  height: string;
  /** Its position, as a `mask-position`: in the row without its padding, or in the card. */
  at: string;
  circle?: boolean;
}

/** A line of text: the upper one, the lower one. */
export const lines = (start: string, upper: string, lower: string): Shape[] => [
  { width: upper, height: '12px', at: `${start} 13px` },
  { width: lower, height: '10px', at: `${start} 33px` },
];
