import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { CarMedia, MediaFile, MediaManifest } from '../../../demo-media/manifestTypes.ts';

const FRAMES = 24;

/** Fills a folder with a manifest like the rendered one, and a small gray picture for each name. */
export async function makeTinyMedia(folder: string): Promise<void> {
  const manifest: MediaManifest = {
    cars: ['hatchback', 'saloon', 'suv'].map(car),
    partners: ['northgate', 'harbour', 'lakeside', 'summit'].map((id) => ({
      id,
      name: id,
      logo: `partners/${id}-logo.svg`,
      side: picture(`partners/${id}-side.jpg`),
    })),
  };
  const grey = { create: { width: 48, height: 32, channels: 3 as const, background: '#888' } };
  const jpeg = await sharp(grey).jpeg().toBuffer();
  for (const file of filesOf(manifest)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(
      path,
      file.endsWith('.svg') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : jpeg,
    );
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/** Every file that a manifest names. */
export function filesOf({ cars, partners }: MediaManifest): string[] {
  const frames = cars.flatMap(({ scan }) =>
    scan
      ? [scan.high, scan.low].flatMap(({ base }) =>
          Array.from({ length: scan.frames }, (_, index) => `${base}/${index}.jpg`),
        )
      : [],
  );
  const photos = cars.flatMap((one) => Object.values(one.photos).flat());
  return [
    ...frames,
    ...photos.map(({ file }) => file),
    ...partners.flatMap(({ logo, side }) => [logo, side.file]),
  ];
}

function car(id: string): CarMedia {
  const of = (...names: string[]) => names.map((name) => picture(`${id}/${name}.jpg`));
  const around = ['front', 'front-left', 'left', 'rear-left', 'rear', 'rear-right', 'right'];
  return {
    id,
    plate: `${id.slice(0, 3).toUpperCase()} 100`,
    vin: 'FC1HB5D26PN204817',
    mileage: 48_213,
    scan:
      id === 'saloon'
        ? null
        : {
            frames: FRAMES,
            high: { base: `${id}/scan/high`, width: 48, height: 32 },
            low: { base: `${id}/scan/low`, width: 24, height: 16 },
          },
    photos: {
      windshield: of('windshield'),
      damage: of('damage-scratch', 'damage-dent', 'damage-bumper'),
      exterior: of(...around.map((side) => `exterior-${side}`)),
      mileage: of('mileage'),
      dashboard: of('dashboard'),
      front_interior: of('front-interior'),
      back_interior: of('back-interior'),
      vin: of('vin'),
      plate: of('plate'),
    },
  };
}

function picture(file: string): MediaFile {
  return { file, width: 48, height: 32, description: file };
}
