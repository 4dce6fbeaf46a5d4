export { ImageGrid, ImageThumb } from './ImageThumb.tsx';
export type { ImageGridItem, ImageThumbProps } from './ImageThumb.tsx';
