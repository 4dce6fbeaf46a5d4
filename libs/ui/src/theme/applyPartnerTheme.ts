import { parseHex } from './color.ts';
import { defaultPartnerColors, partnerColorKeys, partnerRoles, reportColor } from './partner.ts';
import { shadeVariables } from './partner.ts';
import type { PartnerColorKey, PartnerColorReport, PartnerColors } from './partner.ts';

/** The current colors of each element, so that changing one color sets only its variables. */
const inForce = new WeakMap<HTMLElement, Partial<PartnerColors>>();

/**
 * Themes an element (the page by default) and its descendants. An invalid HEX keeps the last valid
 * color. Fast enough for every frame of a drag: only what changed is derived and written.
 *
 * @returns a report for each given color: its shades, contrasts, and whether it was adjusted or
 * rejected
 */
export function applyPartnerTheme(
  colors: Partial<PartnerColors>,
  target: HTMLElement = document.documentElement,
): Partial<Record<PartnerColorKey, PartnerColorReport>> {
  const current = inForce.get(target) ?? {};
  const reports: Partial<Record<PartnerColorKey, PartnerColorReport>> = {};
  for (const key of partnerColorKeys) {
    const asked = colors[key];
    if (asked === undefined) {
      removeColor(target, key);
      delete current[key];
      continue;
    }
    const report = reportColor(key, asked, current[key] ?? defaultPartnerColors[key]);
    reports[key] = report;
    if (current[key] === report.shades.solid) continue;
    current[key] = report.shades.solid;
    const variables = shadeVariables(partnerRoles[key], report.shades);
    for (const [name, value] of Object.entries(variables)) target.style.setProperty(name, value);
  }
  inForce.set(target, current);
  return reports;
}

/** Restores the element's own colors. */
export function clearPartnerTheme(target: HTMLElement = document.documentElement): void {
  for (const key of partnerColorKeys) removeColor(target, key);
  inForce.delete(target);
}

function removeColor(target: HTMLElement, key: PartnerColorKey): void {
  if (!inForce.get(target)?.[key]) return;
  const { shades } = reportColor(key, defaultPartnerColors[key]);
  for (const name of Object.keys(shadeVariables(partnerRoles[key], shades))) {
    target.style.removeProperty(name);
  }
}

/** True for a color that a partner may enter: `#rgb` or `#rrggbb`, with or without the hash. */
export function isHex(text: string): boolean {
  return parseHex(text) !== null;
}
