import type { ReactEventHandler, ReactNode } from 'react';
import { useRecipe } from '../styling/useRecipe.ts';
import { partnerLogoRecipe } from './PartnerLogo.recipe.ts';

export interface PartnerLogoProps {
  /** Its addresses, as the server gives them: for every background, or with one for dark ones. */
  logo: { url: string | null; dark_url?: string | null } | null | undefined;
  /** The partner's name; empty if it is shown next to the logo. */
  alt: string;
  /** In CSS px, if the partner chose one: for a logo at the top of a page. */
  width?: number;
  /** In a bar or header, at the top of a page, or inside a parent's frame. @default 'bar' */
  place?: 'bar' | 'page' | 'frame';
  /** The logo did not load: show the name instead. */
  onError?: ReactEventHandler<HTMLImageElement>;
  /** What is shown without a logo. */
  children?: ReactNode;
}

/** A partner's logo as uploaded, for both color schemes. */
export function PartnerLogo({ logo, place, children, ...image }: PartnerLogoProps) {
  const className = useRecipe(partnerLogoRecipe, { place });
  const { url, dark_url: darkUrl } = logo ?? {};
  // Of lazy pictures, browsers load only the one that the style sheet shows.
  const picture = (src: string, scheme: string | null | undefined) => (
    <img
      {...image}
      className={className}
      src={src}
      data-for={scheme}
      loading={scheme ? 'lazy' : undefined}
    />
  );
  if (!url) return children;
  return (
    <>
      {picture(url, darkUrl && 'light')}
      {darkUrl && picture(darkUrl, 'dark')}
    </>
  );
}
