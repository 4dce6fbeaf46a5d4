export { <%= className %> } from './<%= className %>.tsx';
export type { <%= className %>Props } from './<%= className %>.tsx';
