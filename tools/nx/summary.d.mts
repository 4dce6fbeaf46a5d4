import type { Told } from './results.mjs';

export function summaryOf(tasks: Told[], options?: { notes?: string[]; more?: string }): string[];
export function problemsOf(tasks: Told[]): string[];
export function ratesOf(runs: Told[][]): string[];
