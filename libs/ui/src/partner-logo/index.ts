export { PartnerLogo } from './PartnerLogo.tsx';
export type { PartnerLogoProps } from './PartnerLogo.tsx';
