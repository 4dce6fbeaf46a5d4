/** EXIF data that a phone writes into a picture. */
export interface ExifFacts {
  /** Degrees: north and east positive. */
  readonly gps?: { readonly latitude: number; readonly longitude: number };
  /** EXIF orientation, 1 to 8; 6 is a phone held upright. */
  readonly orientation?: number;
  readonly takenAt?: Date;
}

interface Field {
  readonly tag: number;
  /** TIFF types: 1 bytes, 2 text, 3 short, 4 long, 5 fraction. */
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly count: number;
  readonly data: Buffer;
}

const POINTER_EXIF = 0x8769;
const POINTER_GPS = 0x8825;

/**
 * Inserts an EXIF segment right after the start of a JPEG, as cameras do, so that journeys can
 * upload what a phone would send. Times are written in UTC.
 * @throws when the buffer is not a JPEG or the orientation is not 1 to 8
 */
export function withExif(jpeg: Buffer, facts: ExifFacts): Buffer {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) throw new Error('Not a JPEG');
  const { orientation } = facts;
  if (
    orientation !== undefined &&
    (!Number.isInteger(orientation) || orientation < 1 || orientation > 8)
  )
    throw new RangeError('Orientation must be 1 to 8');
  const tiff = buildTiff(facts);
  const header = Buffer.alloc(10);
  header.writeUInt16BE(0xffe1, 0);
  header.writeUInt16BE(tiff.length + 8, 2);
  header.write('Exif\0\0', 4, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), header, tiff, jpeg.subarray(2)]);
}

/** A big-endian TIFF body: the main directory, then the EXIF and GPS ones it points to. */
function buildTiff(facts: ExifFacts): Buffer {
  const main: Field[] = [text(0x010f, 'Forecourt'), text(0x0110, 'Demo camera')];
  if (facts.orientation !== undefined) main.push(short(0x0112, facts.orientation));
  const time = facts.takenAt && text(0x9003, stamp(facts.takenAt));
  if (time) main.push({ ...time, tag: 0x0132 });
  const exif = time ? [time] : [];
  const gps = facts.gps ? gpsFields(facts.gps.latitude, facts.gps.longitude) : [];
  const pointers = [
    ...(exif.length > 0 ? [POINTER_EXIF] : []),
    ...(gps.length > 0 ? [POINTER_GPS] : []),
  ];
  const mainFields = [...main, ...pointers.map((tag) => long(tag, 0))];
  const exifAt = 8 + directorySize(mainFields);
  const gpsAt = exifAt + (exif.length > 0 ? directorySize(exif) : 0);
  const resolved = mainFields.map((field) => {
    if (field.tag === POINTER_EXIF) return long(field.tag, exifAt);
    return field.tag === POINTER_GPS ? long(field.tag, gpsAt) : field;
  });
  const start = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8]);
  return Buffer.concat([
    start,
    directory(resolved, 8),
    ...(exif.length > 0 ? [directory(exif, exifAt)] : []),
    ...(gps.length > 0 ? [directory(gps, gpsAt)] : []),
  ]);
}

function gpsFields(latitude: number, longitude: number): Field[] {
  return [
    { tag: 0, type: 1, count: 4, data: Buffer.from([2, 3, 0, 0]) },
    text(1, latitude < 0 ? 'S' : 'N'),
    degrees(2, Math.abs(latitude)),
    text(3, longitude < 0 ? 'W' : 'E'),
    degrees(4, Math.abs(longitude)),
  ];
}

const text = (tag: number, value: string): Field => {
  const data = Buffer.from(`${value}\0`, 'latin1');
  return { tag, type: 2, count: data.length, data };
};

const short = (tag: number, value: number): Field => {
  const data = Buffer.alloc(2);
  data.writeUInt16BE(value);
  return { tag, type: 3, count: 1, data };
};

const long = (tag: number, value: number): Field => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value);
  return { tag, type: 4, count: 1, data };
};

/** Degrees, minutes and hundredths of seconds as three fractions. */
function degrees(tag: number, value: number): Field {
  const hundredths = Math.round(value * 360_000);
  const parts = [
    [Math.floor(hundredths / 360_000), 1],
    [Math.floor((hundredths % 360_000) / 6000), 1],
    [hundredths % 6000, 100],
  ];
  const data = Buffer.alloc(24);
  parts.flat().forEach((part, i) => data.writeUInt32BE(part, i * 4));
  return { tag, type: 5, count: 3, data };
}

/** `2026:03:01 14:25:00`, the format that EXIF requires. */
const stamp = (at: Date): string =>
  at.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');

const spill = (field: Field): number =>
  field.data.length > 4 ? field.data.length + (field.data.length % 2) : 0;

const directorySize = (fields: readonly Field[]): number =>
  6 + fields.length * 12 + fields.reduce((sum, field) => sum + spill(field), 0);

/** One directory; values over four bytes follow it. */
function directory(fields: readonly Field[], at: number): Buffer {
  const sorted = [...fields].sort((a, b) => a.tag - b.tag);
  const out = Buffer.alloc(directorySize(sorted));
  out.writeUInt16BE(sorted.length, 0);
  let value = 6 + sorted.length * 12;
  sorted.forEach((field, i) => {
    const o = 2 + i * 12;
    out.writeUInt16BE(field.tag, o);
    out.writeUInt16BE(field.type, o + 2);
    out.writeUInt32BE(field.count, o + 4);
    if (spill(field) === 0) field.data.copy(out, o + 8);
    else {
      out.writeUInt32BE(at + value, o + 8);
      field.data.copy(out, value);
      value += spill(field);
    }
  });
  return out;
}
