export { Badge, SoonBadge } from './Badge.tsx';
export type { BadgeProps, Tone } from './Badge.tsx';
