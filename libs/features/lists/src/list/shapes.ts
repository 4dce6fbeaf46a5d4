/** A bar or a circle in place of a row's content. All in CSS lengths. */
export interface Shape {
  width: string;
  height: string;
  /** Its position, as a `mask-position`: in the row without its padding, or in the card. */
  at: string;
  circle?: boolean;
}

/** A row's checkbox and the gap after it, in px; and the gap after its picture. */
export const [CHECK_PX, PICTURE_GAP_PX] = [37, 12];

/** The gap after a picture, in CSS: none where it is hidden. */
export const pictureGap = `min(${PICTURE_GAP_PX}px, var(--row-picture))`;

/** A line of text: the upper one, the lower one. */
export const lines = (start: string, upper: string, lower: string): Shape[] => [
  { width: upper, height: '12px', at: `${start} 13px` },
  { width: lower, height: '10px', at: `${start} 33px` },
];

/** A picture and two lines of text on a row of the table, after its checkbox. */
export const pictureAndLines = (
  picture: Pick<Shape, 'height' | 'circle'>,
  upper: string,
  lower: string,
): Shape[] => [
  { ...picture, width: 'var(--row-picture)', at: `${CHECK_PX}px 50%` },
  ...lines(`calc(${CHECK_PX}px + var(--row-picture) + ${pictureGap})`, upper, lower),
];
