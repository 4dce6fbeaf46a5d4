import { Backdrop, Car, Ground, paint, Scene, Seal, Sparks } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A car on the forecourt in the morning: first steps and sign-in. */
export function WelcomeArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <circle cx="176" cy="54" r="17" fill={paint.secondary} />
      <path d="M176 27v-6M203 54h6M195 35l4-4M157 35l-4-4M195 73l4 4" />
      <path d="M52 130V58M44 58h44v22H44z" fill={paint.paper} />
      <path d="M54 69h16M76 69h2" />
      <Car transform="translate(74 78) scale(1.15)" />
      <Ground />
    </Scene>
  );
}

/** Cards with nothing on them: a list without entries. */
export function EmptyListArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <rect x="66" y="34" width="116" height="30" rx="7" fill={paint.paper} strokeDasharray="1 6" />
      <rect x="58" y="72" width="124" height="34" rx="8" fill={paint.paper} />
      <circle cx="77" cy="89" r="8" fill={paint.secondary} />
      <path d="M94 84h44M94 95h26" />
      <rect x="158" y="82" width="14" height="14" rx="4" fill={paint.primary} />
      <rect
        x="66"
        y="114"
        width="116"
        height="22"
        rx="7"
        fill={paint.paper}
        strokeDasharray="1 6"
      />
    </Scene>
  );
}

/** A paper plane on its way. */
export function SentArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={2} />
      <path d="M38 122c26 8 46-2 50-18s-14-22-20-10 12 26 36 12" strokeDasharray="1 7" />
      <path d="M196 38L96 76l34 14z" fill={paint.primary} />
      <path d="M196 38l-66 52 8 34z" fill={paint.primary} />
      <path d="M130 90l8 34 14-22" fill={paint.secondary} />
      <path d="M196 38L152 102" />
      <Sparks x={206} y={34} />
    </Scene>
  );
}

/** A clock over a parked car: someone else's turn. */
export function WaitingArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <Car transform="translate(34 85)" />
      <circle cx="172" cy="70" r="32" fill={paint.paper} />
      <path d="M172 70L172 38A32 32 0 0 1 204 70z" fill={paint.secondary} />
      <path d="M172 52v18l12 8M172 34v-8M164 26h16" />
      <Ground />
    </Scene>
  );
}

/** A key handed over. */
export function AcceptedArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <Car transform="translate(30 78) scale(1.150)" />
      <g transform="translate(150 30)">
        <circle cx="16" cy="16" r="15" fill={paint.secondary} />
        <circle cx="16" cy="11" r="3.500" fill={paint.paper} />
        <path d="M11 30h10v26l-5 5-5-5zM21 42h6M21 50h4" fill={paint.paper} />
      </g>
      <Seal x={200} y={106} mark="check" />
      <Ground to={190} />
    </Scene>
  );
}

/** An offer that was turned down. */
export function RejectedArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={2} />
      <path d="M84 28h54l22 22v80H84z" fill={paint.paper} />
      <path d="M138 28v22h22" />
      <path d="M98 66h34M98 80h46M98 94h28" />
      <path d="M98 46h22v8H98z" fill={paint.primary} />
      <Seal x={162} y={118} mark="cross" />
      <path d="M58 130h20" />
    </Scene>
  );
}

/** A cup for the best offer. */
export function AuctionWonArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <path d="M92 46H72c0 24 10 32 24 32M148 46h20c0 24-10 32-24 32" />
      <path d="M90 34h60v26c0 20-12 34-30 34S90 80 90 60z" fill={paint.secondary} />
      <path d="M120 94v16M102 130v-10c0-6 4-10 10-10h16c6 0 10 4 10 10v10z" fill={paint.primary} />
      <path
        d="M120 46l4.500 9.500 10.500 1.300-7.700 7.200 2 10.400-9.300-5.100-9.300 5.100 2-10.400-7.700-7.200 10.500-1.300z"
        fill={paint.paper}
      />
      <Sparks x={60} y={44} />
      <Sparks x={182} y={40} />
      <Ground />
    </Scene>
  );
}

/** The hammer has fallen for someone else. */
export function AuctionLostArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <g transform="rotate(32 116 78)">
        <path d="M92 44h40v44H92z" fill={paint.primary} />
        <path d="M86 38h52v12H86zM86 82h52v12H86z" fill={paint.paper} />
        <path d="M132 60h62v12h-62z" fill={paint.secondary} />
      </g>
      <path d="M52 130v-10c0-4 3-6 6-6h44c3 0 6 2 6 6v10z" fill={paint.paper} />
      <path d="M44 98l-8-5M54 88l-4-9" />
      <Ground />
    </Scene>
  );
}

/** A cloud that cannot be reached. */
export function OfflineArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={2} />
      <path
        d="M84 92c-16 0-26-9-26-22s10-22 24-22c4-14 16-22 32-22 18 0 32 12 34 30 14 0 24 8 24 18s-10 18-22 18z"
        fill={paint.paper}
      />
      <path d="M98 92l44 0" stroke={paint.paper} strokeWidth={6} />
      <path d="M104 84l14 14-10 12 14 20" />
      <path d="M150 112a22 22 0 0 1 32 0M140 102a36 36 0 0 1 52 0" strokeDasharray="1 6" />
      <circle cx="166" cy="124" r="5" fill={paint.secondary} />
      <path d="M78 66h22v10H78z" fill={paint.primary} />
    </Scene>
  );
}

/** A car with its bonnet smoking: something broke on our side. */
export function ErrorArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <Car transform="translate(28 78) scale(1.150)" />
      <path d="M150 74c-8-8 4-12 0-20s6-10 2-18M168 78c-6-6 4-10 0-16s4-8 2-14" />
      <g transform="translate(192 104)">
        <path d="M0-22L22 18c1 2 0 4-2 4h-40c-2 0-3-2-2-4z" fill={paint.secondary} />
        <path d="M0-8V6M0 13v.1" stroke={paint.onSecondary} />
      </g>
      <Ground from={20} to={180} />
    </Scene>
  );
}

/** A road that ends at a sign with a question. */
export function NotFoundArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <path d="M36 130l44-44h34l-14 44z" fill={paint.paper} />
      <path d="M66 122l10-12M86 100l6-6" strokeDasharray="7 7" />
      <path d="M152 130V88" />
      <path d="M152 28l32 32-32 32-32-32z" fill={paint.secondary} />
      <path
        d="M144.500 54c0-5 3.500-8 8-8s8 3 8 7c0 6-8 6.500-8 12M152.500 72v.1"
        stroke={paint.onSecondary}
      />
      <path d="M170 130c0-8 6-14 12-14s12 6 12 14z" fill={paint.primary} />
      <Ground />
    </Scene>
  );
}
