import { partnerColorKeys, partnerRoles, reportColor, shadeVariables } from './partner.ts';
import type { PartnerColors } from './partner.ts';

/** A partner's colors as a style sheet for the whole page. An invalid HEX is replaced by ours. */
export function partnerStyles(colors: Partial<PartnerColors>): string {
  const variables = partnerColorKeys.flatMap((key) => {
    const asked = colors[key];
    if (asked === undefined) return [];
    return Object.entries(shadeVariables(partnerRoles[key], reportColor(key, asked).shades));
  });
  if (variables.length === 0) return '';
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
