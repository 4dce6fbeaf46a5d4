export declare function holdStill(now: number): void;
export declare function show(asked: {
  id: string;
  isPlayed: boolean;
  patience: number;
}): Promise<string>;
export declare function paint(asked: { colors: unknown; isDark: boolean }): void;
export declare function settle(): Promise<void>;
