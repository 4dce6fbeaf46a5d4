export declare function isPhysical(property: string, value: string): boolean;
export declare function isReason(comment: string): boolean;
export declare function physicalIn(css: string): string[];
