export declare function buildStorybook(): void;
export declare function serveStorybook(
  port?: number,
): Promise<{ address: string; stop: () => void }>;
export declare function storyUrl(
  address: string,
  id: string,
  globals?: Record<string, string>,
): string;
