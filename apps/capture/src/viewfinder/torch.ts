/** The camera's torch, if pages may switch it. */
export interface Torch {
  set(on: boolean): Promise<void>;
}

type Constraint = MediaTrackConstraintSet & { torch: boolean };

/** Null if there is no torch to switch; mostly only Chromium offers it. */
export function torchOf(stream: MediaStream): Torch | null {
  const [track] = stream.getVideoTracks();
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || !abilities?.torch) return null;
  return {
    set: (torch) => track.applyConstraints({ advanced: [{ torch } as Constraint] }),
  };
}
