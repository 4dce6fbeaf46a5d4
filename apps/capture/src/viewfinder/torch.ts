/** The phone's light, where the camera has one that pages may switch. */
export interface Torch {
  set(on: boolean): Promise<void>;
}

type Constraint = MediaTrackConstraintSet & { torch: boolean };

/** Null where there is no light to switch: on most phones it is Chromium alone that offers it. */
export function torchOf(stream: MediaStream): Torch | null {
  const [track] = stream.getVideoTracks();
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || !abilities?.torch) return null;
  return {
    set: (torch) => track.applyConstraints({ advanced: [{ torch } as Constraint] }),
  };
}
