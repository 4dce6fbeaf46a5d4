/** The encoding of an SMS: 7 bits per character, or 16 as soon as one character needs them. */
export type SmsEncoding = 'GSM-7' | 'UCS-2';

export interface SmsLength {
  encoding: SmsEncoding;
  /** Septets of GSM-7 or 16-bit units of UCS-2, without the headers of concatenated messages. */
  units: number;
  /** Segments that the provider sends and charges; 0 for an empty text. */
  segments: number;
  /** Units that still fit into the last segment. */
  left: number;
  /** The characters, each once, that GSM-7 lacks. */
  foreign: string[];
}

/** The default alphabet of 3GPP TS 23.038; one septet each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension table; an escape before each makes them two septets. */
const extended = new Set('\f^{}\\[~]|€');

/** Capacity of a single message, and of each segment of a longer one, whose header takes space. */
const room: Record<SmsEncoding, { one: number; part: number }> = {
  'GSM-7': { one: 160, part: 153 },
  'UCS-2': { one: 70, part: 67 },
};

/** Counts the segments of a text. A two-unit character is never split between segments. */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const foreign = [...new Set(characters.filter((one) => !basic.has(one) && !extended.has(one)))];
  const encoding: SmsEncoding = foreign.length > 0 ? 'UCS-2' : 'GSM-7';
  const sizes = characters.map((one) =>
    encoding === 'UCS-2' ? one.length : extended.has(one) ? 2 : 1,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { one, part } = room[encoding];
  if (units <= one) {
    return { encoding, units, segments: units > 0 ? 1 : 0, left: one - units, foreign };
  }
  let [segments, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, units, segments, left: part - used, foreign };
}
