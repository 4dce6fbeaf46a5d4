import sharp from 'sharp';
import { carParts } from '../car/car.ts';
import { bakeOpenness } from '../render/bake.ts';
import { renderImage } from '../render/image.ts';
import { World } from '../render/world.ts';
import { Stage } from '../scene/stage.ts';
import { demoCar } from './cars.ts';
import { placeOf } from './places.ts';
import type { Shot } from './shot.ts';

/** How much work goes into a picture. */
export interface Effort {
  /** Factor on the picture's size. */
  readonly scale: number;
  /** Samples per pixel edge. */
  readonly edge: number;
  /** Sky directions tried per vertex when the car is set up. */
  readonly bakeRays: number;
}

/** Effort of the committed pictures. */
export const FULL: Effort = { scale: 1, edge: 2, bakeRays: 28 };

/** Sets up one car at a time and takes its pictures. */
export class Studio {
  private readonly effort: Effort;
  private car = '';
  private world = new World([]);
  private stage: Stage | undefined;

  constructor(effort: Effort) {
    this.effort = effort;
  }

  /** Takes a picture: rows of 8-bit RGB with its size. */
  take(shot: Shot): {
    readonly pixels: Uint8Array;
    readonly width: number;
    readonly height: number;
  } {
    const stage = this.setUp(shot);
    const width = Math.round(shot.width * this.effort.scale);
    const height = Math.round(shot.height * this.effort.scale);
    const { light, bounce } = shot;
    const pixels = renderImage(this.world, stage, shot.camera, {
      width,
      height,
      edge: this.effort.edge,
      light,
      bounce,
    });
    return { pixels, width, height };
  }

  private setUp(shot: Shot): Stage {
    if (this.stage && this.car === shot.car) return this.stage;
    const { spec, damages } = demoCar(shot.car);
    const stage = new Stage(placeOf(spec));
    this.world = new World(carParts(spec, damages));
    bakeOpenness(this.world, stage, this.effort.bakeRays);
    this.car = shot.car;
    this.stage = stage;
    return stage;
  }
}

/** A JPEG of the pixels, reduced to a width when one is given. */
export function encodeJpeg(
  picture: { readonly pixels: Uint8Array; readonly width: number; readonly height: number },
  quality: number,
  toWidth?: number,
): Promise<Buffer> {
  const { pixels, width, height } = picture;
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (toWidth) image.resize(toWidth);
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}
