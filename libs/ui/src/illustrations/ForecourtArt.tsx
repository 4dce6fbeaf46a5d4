import { Car, paint } from './parts.tsx';

/**
 * The forecourt of a dealer, as wide and tall as its place: beside a form, on a page of its own.
 * It is cut at the sides and at the top; the car stays in the middle.
 */
export function ForecourtArt() {
  return (
    <svg
      viewBox="0 0 480 520"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke={paint.line}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <g stroke="none">
        <path d="M-400-900H880V520H-400z" fill={paint.primaryTint} />
        <circle cx="340" cy="184" r="44" fill={paint.secondary} />
        <path
          d="M-400 520V330c120-20 240-24 360-24 60-52 132-60 200-24 72 38 128 20 190-6 64-26 122-16 170 22 120 8 240 12 360 32v190z"
          fill={paint.secondaryTint}
        />
        <path d="M-400 400H880v200H-400z" fill={paint.paper} />
      </g>
      <path d="M78 400V286h244v114M62 286h276l-14-26H76z" fill={paint.paper} />
      <path d="M96 400v-88h74v88M182 400v-88h58v88M252 400v-88h52v88" fill={paint.primaryTint} />
      <path d="M211 312v88M204 356v8M218 356v8M108 340l22-18M108 362l44-36M264 336l14-12" />
      <path d="M130 260v-22h140v22" fill={paint.primary} />
      <path d="M152 249h56M218 249h30" stroke={paint.onPrimary} />
      <path d="M392 400V222M392 226c14-8 26 8 44 0v30c-18 8-30-8-44 0" fill={paint.primary} />
      <path d="M-400 400H880" />
      <g strokeWidth={0.9}>
        <Car transform="translate(104 346) scale(2.25)" />
      </g>
      <path d="M84 446h312" />
    </svg>
  );
}
