export interface Coverage {
  components: number;
  screens: number;
  states: number;
  stories: number;
  problems: string[];
}

export declare function storyNames(source: string): string[];
export declare function storyOfState(state: string): string;
export declare function declaredStates(source: string): string[] | null;
export declare function coverage(root: string): Coverage;
