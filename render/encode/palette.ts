/** The 256 colors of all pictures: one byte a pixel makes them a third as large, and faster to encode. */
import { colours, portraitColours, seatColours, skillLooks, textPairs } from '../theme.ts';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

interface Sample {
  readonly colour: Rgb;
  readonly weight: number;
}

export const paletteSize = 256;
/** Letters have soft edges: how far these lie between ink and ground. */
const edges = [0.25, 0.5, 0.75] as const;
const edgeWeight = 40;
/** The eye tells greens apart best. */
const senses: Rgb = [2, 4, 3];

export function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1, 7), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function between(from: Rgb, to: Rgb, part: number): Rgb {
  const mix = (a: number, b: number): number => Math.round(a + (b - a) * part);
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

export function distance(a: Rgb, b: Rgb): number {
  return senses[0] * (a[0] - b[0]) ** 2 + senses[1] * (a[1] - b[1]) ** 2 + senses[2] * (a[2] - b[2]) ** 2;
}

/** Every color of the theme: these come out exactly as they are written there. */
function themeColours(): ReadonlyArray<Rgb> {
  const skills = Object.values(skillLooks).flatMap(({ fill, ink }) => [fill, ink]);
  return Array.from(
    new Set([...Object.values(colours), ...Object.values(portraitColours), ...seatColours, ...skills]),
    rgbOf,
  );
}

function softEdges(): ReadonlyArray<Sample> {
  return textPairs.flatMap(([ink, ground]) =>
    edges.map((part) => ({ colour: between(rgbOf(ground), rgbOf(ink), part), weight: edgeWeight })),
  );
}

/**
 * Returns the weight of each color in a picture's pixels (as in memory: 0xAARRGGBB); large grounds count less than
 * their size.
 */
function samplesOf(pixels: Uint32Array): ReadonlyArray<Sample> {
  const counts = new Map<number, number>();
  for (const pixel of pixels) {
    const colour = pixel & 0xfefefe;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return Array.from(counts, ([colour, count]) => ({
    colour: [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255],
    weight: Math.sqrt(count),
  }));
}

interface Cluster {
  readonly samples: ReadonlyArray<Sample>;
  readonly mean: Rgb;
  readonly spread: number;
  /** The color part in which its samples differ most. */
  readonly part: 0 | 1 | 2;
}

function clusterOf(samples: ReadonlyArray<Sample>): Cluster {
  const weight = samples.reduce((sum, sample) => sum + sample.weight, 0);
  const meanOf = (part: 0 | 1 | 2): number =>
    samples.reduce((sum, sample) => sum + sample.colour[part] * sample.weight, 0) / weight;
  const mean: Rgb = [meanOf(0), meanOf(1), meanOf(2)];
  const spreadOf = (part: 0 | 1 | 2): number =>
    senses[part] * samples.reduce((sum, { colour, weight: one }) => sum + one * (colour[part] - mean[part]) ** 2, 0);
  const spreads = [spreadOf(0), spreadOf(1), spreadOf(2)] as const;
  const part = spreads[1] >= spreads[0] && spreads[1] >= spreads[2] ? 1 : spreads[0] >= spreads[2] ? 0 : 2;
  return { samples, mean, spread: spreads[0] + spreads[1] + spreads[2], part };
}

/** Cuts the most varied cluster in two again and again, until there are as many as wanted or all are of one color. */
function clusters(samples: ReadonlyArray<Sample>, wanted: number): ReadonlyArray<Cluster> {
  let found = [clusterOf(samples)];
  while (found.length < wanted) {
    const widest = found.reduce((best, cluster) => (cluster.spread > best.spread ? cluster : best));
    if (widest.spread === 0) break;
    const low = widest.samples.filter(({ colour }) => colour[widest.part] <= widest.mean[widest.part]);
    const high = widest.samples.filter(({ colour }) => colour[widest.part] > widest.mean[widest.part]);
    found = [...found.filter((cluster) => cluster !== widest), clusterOf(low), clusterOf(high)];
  }
  return found;
}

/** The theme's colors, and those that a picture with gradients and soft edges needs between them. */
export function choosePalette(pixels: Uint32Array): ReadonlyArray<Rgb> {
  const exact = themeColours();
  const mixed = clusters([...samplesOf(pixels), ...softEdges()], paletteSize - exact.length);
  return [...exact, ...mixed.map(({ mean }): Rgb => [Math.round(mean[0]), Math.round(mean[1]), Math.round(mean[2])])];
}
