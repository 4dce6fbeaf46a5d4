/** A step of a stage: `COPY`, `RUN`, … and what follows it in the file. */
export interface Step {
  instruction: string;
  /** Continued lines are joined. */
  text: string;
}

export interface Stage {
  name: string;
  /** A stage before it, or an image. */
  from: string;
  steps: Step[];
}

/** Reads a Dockerfile's stages, in their order. Each has a name in ours. */
export function readStages(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  const lines = dockerfile.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, '');
  for (const line of lines.split('\n').filter(Boolean)) {
    const [, instruction = '', text = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (instruction !== 'FROM') {
      stages.at(-1)?.steps.push({ instruction, text });
      continue;
    }
    const [from = '', , name = ''] = text.split(' ');
    stages.push({ name, from, steps: [] });
  }
  return stages;
}

/** The steps of a stage, with those of the stages that it stands on before them. */
export function allSteps(stages: readonly Stage[], name: string): Step[] {
  const stage = stages.find((one) => one.name === name);
  return stage ? [...allSteps(stages, stage.from), ...stage.steps] : [];
}

/** What a `COPY` takes, from where, and to which place. */
export function readCopy({ text }: Step): { from: string | null; sources: string[]; to: string } {
  const words = text.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()!.slice('--from='.length) : null;
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? '' };
}

/** The words of a `CMD`, `ENTRYPOINT` or `HEALTHCHECK`, which ours write as lists. */
export const readWords = (step: Step | undefined): string[] =>
  JSON.parse(/\[.*\]$/.exec(step?.text ?? '')?.[0] ?? '[]') as string[];
