import { useStyles } from '../styling/use-styles.ts';
import { partnerLogoRecipe } from './PartnerLogo.recipe.ts';

export interface PartnerLogoProps {
  url: string;
  /** The partner's name; empty where it stands beside the logo. */
  alt: string;
  /** In CSS px, where the partner chose one: of a logo that opens a page. */
  width?: number;
  /** In a bar or head, where a page opens, or within a frame of its parent. @default 'bar' */
  place?: 'bar' | 'page' | 'frame';
  /** It did not load: the name is to stand in its place. */
  onError?: () => void;
}

/** A partner's logo as they sent it, in either scheme. */
export function PartnerLogo({ url, alt, width, place, onError }: PartnerLogoProps) {
  return (
    <img
      className={useStyles(partnerLogoRecipe, { place })}
      src={url}
      alt={alt}
      width={width}
      onError={onError}
    />
  );
}
