import type { Logo } from '@forecourt/contract';

/** The logo that pages show: the only one serves every background, as the server has it (decision 158). */
export function shownLogo({ url, dark_url: dark = null, width }: Logo): Logo {
  return { url: url ?? dark, dark_url: url && dark, width };
}
