/** A point on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The table's entries, each at the same index of every list, by code. */
export interface PostcodeTable {
  codes: Int32Array;
  /** Hundredths of a degree: a mile is about 1.5 of them, and a postcode is larger than that. */
  latitudes: Int16Array;
  longitudes: Int16Array;
}

const HUNDREDTHS = 100;
/** Gap to the code before, latitude and longitude, as 16-bit integers, little-endian. */
const ENTRY_BYTES = 6;

/** Packs points by their numeric code; a code takes six bytes. */
export function packPostcodes(points: ReadonlyMap<number, Point>): Buffer {
  const sorted = [...points].sort(([one], [other]) => one - other);
  const bytes = Buffer.alloc(sorted.length * ENTRY_BYTES);
  let before = 0;
  sorted.forEach(([code, { latitude, longitude }], index) => {
    const at = index * ENTRY_BYTES;
    bytes.writeUInt16LE(code - before, at);
    bytes.writeInt16LE(Math.round(latitude * HUNDREDTHS), at + 2);
    bytes.writeInt16LE(Math.round(longitude * HUNDREDTHS), at + 4);
    before = code;
  });
  return bytes;
}

/** The inverse of `packPostcodes`. */
export function unpackPostcodes(bytes: Buffer): PostcodeTable {
  const count = bytes.length / ENTRY_BYTES;
  const table = {
    codes: new Int32Array(count),
    latitudes: new Int16Array(count),
    longitudes: new Int16Array(count),
  };
  let code = 0;
  for (let index = 0; index < count; index++) {
    const at = index * ENTRY_BYTES;
    code += bytes.readUInt16LE(at);
    table.codes[index] = code;
    table.latitudes[index] = bytes.readInt16LE(at + 2);
    table.longitudes[index] = bytes.readInt16LE(at + 4);
  }
  return table;
}

/** The point of a code, or null when the table does not have it. */
export function findPoint(table: PostcodeTable, code: number): Point | null {
  let [low, high] = [0, table.codes.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = table.codes[middle] ?? 0;
    if (found === code) {
      return {
        latitude: (table.latitudes[middle] ?? 0) / HUNDREDTHS,
        longitude: (table.longitudes[middle] ?? 0) / HUNDREDTHS,
      };
    }
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
