import type { ReactEventHandler } from 'react';
import { useRecipe } from '../styling/useRecipe.ts';
import { partnerLogoRecipe } from './PartnerLogo.recipe.ts';

export interface PartnerLogoProps {
  url: string;
  /** The partner's name; empty if it is shown next to the logo. */
  alt: string;
  /** In CSS px, if the partner chose one: for a logo at the top of a page. */
  width?: number;
  /** In a bar or header, at the top of a page, or inside a parent's frame. @default 'bar' */
  place?: 'bar' | 'page' | 'frame';
  /** The logo did not load: show the name instead. */
  onError?: ReactEventHandler<HTMLImageElement>;
}

/** A partner's logo as uploaded, for both color schemes. */
export function PartnerLogo({ url, alt, width, place, onError }: PartnerLogoProps) {
  return (
    <img
      className={useRecipe(partnerLogoRecipe, { place })}
      src={url}
      alt={alt}
      width={width}
      onError={onError}
    />
  );
}
