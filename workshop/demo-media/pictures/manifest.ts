import type {
  CarMedia,
  MediaFile,
  MediaManifest,
  PhotoSection,
  ScanSet,
} from '../../../apps/api/demo-media/manifestTypes.ts';
import { REPORT_CARS } from './cars.ts';
import { allShots } from './catalogue.ts';
import { PARTNERS } from './logos.ts';
import type { Section, Shot } from './shot.ts';

/** Lists what the catalogue makes, for the demo data to pick from. */
export function buildManifest(): MediaManifest {
  const shots = allShots();
  return {
    cars: REPORT_CARS.map(({ id, plate, vin, mileage }) => {
      const own = shots.filter((shot) => shot.car === id);
      const of = (section: Section): Shot[] => own.filter((shot) => shot.section === section);
      return { id, plate, vin, mileage, scan: scanSet(of('scan')), photos: photosBySection(of) };
    }),
    partners: PARTNERS.map(({ id, name }) => {
      const side = shots.find((shot) => shot.section === 'invite' && shot.car === id);
      if (!side) throw new Error(`No invite picture for ${id}`);
      return { id, name, logo: `partners/${id}-logo.svg`, side: entry(side) };
    }),
  };
}

function photosBySection(of: (section: Section) => readonly Shot[]): CarMedia['photos'] {
  const list = (section: PhotoSection): MediaFile[] => of(section).map(entry);
  return {
    windshield: list('windshield'),
    damage: list('damage'),
    exterior: list('exterior'),
    mileage: list('mileage'),
    dashboard: list('dashboard'),
    front_interior: list('front_interior'),
    back_interior: list('back_interior'),
    vin: list('vin'),
    plate: list('plate'),
  };
}

const entry = ({ file, width, height, description }: Shot): MediaFile => ({
  file,
  width,
  height,
  description,
});

function scanSet(shots: readonly Shot[]): ScanSet | null {
  const first = shots[0];
  if (!first?.small) return null;
  const base = (file: string): string => file.slice(0, file.lastIndexOf('/'));
  const { width } = first.small;
  return {
    frames: shots.length,
    high: { base: base(first.file), width: first.width, height: first.height },
    low: {
      base: base(first.small.file),
      width,
      height: Math.round((width * first.height) / first.width),
    },
  };
}
