import { readFileSync, writeFileSync } from 'node:fs';
import { packPostcodes, type Point } from '../src/places/format.ts';

/*
 * Makes src/places/us-postcodes.bin of the gazetteer of ZIP Code Tabulation Areas, which the United
 * States Census Bureau publishes (public domain): node scripts/postcodes.ts <gazetteer.txt>
 */

const CODE = 0;
const LATITUDE = 5;
const LONGITUDE = 6;

const [file = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n').slice(1);
const points = lines
  .map((line) => line.trim().split('\t'))
  .filter((cells) => cells.length > LONGITUDE)
  .map((cells): [number, Point] => [
    Number(cells[CODE]),
    { latitude: Number(cells[LATITUDE]), longitude: Number(cells[LONGITUDE]) },
  ]);
writeFileSync(
  new URL('../src/places/us-postcodes.bin', import.meta.url),
  packPostcodes(new Map(points)),
);
process.stdout.write(`${points.length} postcodes\n`);
