export interface BrandMarkProps {
  /** Width and height in px. @default 26 */
  size?: number;
}

/** The product's logo, a canopy over a car, in the color of the surrounding text. */
export function BrandMark({ size = 26 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden>
      <path
        d="M3 8.5 13 3l10 5.5M6 8v13M20 8v13M9.2 19.5h7.6m-7.6 0v-2.7l1.2-3.1h5.2l1.2 3.1v2.7"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
