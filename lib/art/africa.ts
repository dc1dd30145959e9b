import type { OfficeId } from '@/lib/content/types/office';
import { places } from '@/lib/content/types/office-places.mjs';
import map from './africa.json';

/**
 * The map of Africa, drawn by scripts/tools/build-map.mjs in horizontal lines alone: no borders are drawn,
 * so in no border is a side taken. Each office owns the line at its latitude, coast to coast.
 */
export interface OfficeOnMap {
  /** Where the pin stands, in the units of the map. */
  x: number;
  y: number;
  /** `1.3° S` */
  latitude: string;
  /** Degrees east of Greenwich. */
  longitude: number;
  /** Path data of the office's line, to be stroked. */
  line: string;
  /** Path data of the office's pin, a small vessel hanging from its line, to be filled. */
  pin: string;
  /** Where the city's name is written: beside the pin, clear of the other names. */
  label: { x: number; y: number; anchor: 'start' | 'end' };
}

/** What can be pressed of one office on the map: its pin and its name, at the name's largest size. */
export function pressArea(id: OfficeId, city: string) {
  const { x, y, label } = officeOnMap(id);
  const name = city.length * LETTER + (PIN + 6);
  const top = Math.min(y - PIN, label.y - LETTER * 2);
  return {
    x: label.anchor === 'end' ? x - name : x - PIN,
    y: top,
    width: name + PIN,
    height: Math.max(y + PIN, label.y + 10, top + LEAST) - top,
  };
}

/** Path data of all lines of the continent and its islands. */
export const mapLines = map.lines;

/** The part of the map to show; the southern ocean is left out. */
export const mapViewBox = '20 0 640 640';

/** Half a pin, with room around it, and the width of a letter where names are set largest. */
const PIN = 14;
const LETTER = 14;
/** 24 px on the narrowest phone, in units of the map (WCAG 2.2, 2.5.8). */
const LEAST = 56;

/** What the map shows of one office. */
export function officeOnMap(id: OfficeId): OfficeOnMap {
  const { x, lineY: y, line, latLabel: latitude, lon: longitude } = map.offices[id];
  const { label } = places[id];
  return {
    x,
    y,
    latitude,
    longitude,
    line,
    pin: `M${x - 10} ${y - 9}h20v9a10 10 0 0 1-20 0z`,
    label: { x: x + label.x, y: y + label.y, anchor: label.x < 0 ? 'end' : 'start' },
  };
}
