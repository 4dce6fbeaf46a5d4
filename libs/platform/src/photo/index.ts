export {
  encodeJpeg,
  fitWithin,
  FULL_EDGE,
  makeCanvas,
  pixelsOf,
  redraw,
  THUMB_EDGE,
} from './draw.ts';
export { sniffImage } from './sniff.ts';
