export function sumResults(
  folder: string,
  results: { task: { cache?: boolean; outputs?: string[] }; status: string }[],
): { passed: number; failed: number };
