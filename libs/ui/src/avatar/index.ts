export { Avatar } from './Avatar.tsx';
export type { AvatarProps } from './Avatar.tsx';
export { RoleAvatar } from './RoleAvatar.tsx';
export type { RoleAvatarProps } from './RoleAvatar.tsx';
