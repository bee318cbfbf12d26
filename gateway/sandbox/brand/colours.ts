/**
 * Every colour that Skarn paints things in. Products name colours; the hex values and the group stand here once,
 * so that Spruce is the same green on a ski, a strap and a hat.
 */
import type { BrandColour } from './types.ts';

export const colourGroups = [
  { name: 'Black', hex: '#1C1E1F' },
  { name: 'White', hex: '#F4F3EE' },
  { name: 'Gray', hex: '#7D807E' },
  { name: 'Brown', hex: '#6B4E37' },
  { name: 'Orange', hex: '#A8481F' },
  { name: 'Red', hex: '#7D2A22' },
  { name: 'Pink', hex: '#C4536E' },
  { name: 'Yellow', hex: '#E3C84B' },
  { name: 'Green', hex: '#2E6357' },
  { name: 'Blue', hex: '#2B4C63' },
  { name: 'Purple', hex: '#6A4C8C' },
] as const;

type GroupName = (typeof colourGroups)[number]['name'];

const palette = {
  Black: {
    Coal: ['#1C1E1F'],
    Soot: ['#2A2B2D'],
    'Lamp Black': ['#121314', '#F0A13A'],
    Basalt: ['#2F3335'],
    Ore: ['#1F2021', '#A8481F'],
  },
  White: {
    Snow: ['#F4F3EE'],
    Quartz: ['#ECE7DF'],
    Frost: ['#DFE7EA'],
    'Day Shift': ['#F1EFE9', '#A8481F'],
    Birch: ['#EAE6DC', '#2A2B2D'],
  },
  Gray: {
    Slate: ['#5B6468'],
    Ash: ['#A5A7A3'],
    Gneiss: ['#7D807E', '#D8D6D0'],
    Fog: ['#C5C9C8'],
    Galena: ['#6E7580'],
  },
  Brown: {
    Peat: ['#3F3229'],
    Rope: ['#B59B73'],
    Larch: ['#8A6A45'],
    Timber: ['#6B4E37'],
    Harness: ['#7A5233', '#B59B73'],
  },
  Orange: {
    Copper: ['#A8481F'],
    Rust: ['#8C4A2F'],
    Ember: ['#D9622B'],
    Apricot: ['#E8A06A'],
    Lamplight: ['#F0A13A'],
  },
  Red: {
    Garnet: ['#7A2430'],
    Cinnabar: ['#B8352B'],
    Falu: ['#7D2A22'],
    Signal: ['#D43B2A'],
  },
  Pink: {
    Alpenglow: ['#E58A7B'],
    Rhodonite: ['#C4536E'],
    Feldspar: ['#D9B3A6'],
  },
  Yellow: {
    Sulphur: ['#E3D04B'],
    Ochre: ['#C48A2C'],
    Straw: ['#E2CE94'],
    Canary: ['#F1D43A', '#1C1E1F'],
    'Hi-Vis': ['#D9EB3C'],
  },
  Green: {
    Patina: ['#2E6357'],
    Spruce: ['#26463B'],
    Lichen: ['#9DAA6B'],
    Moss: ['#5E6B35'],
    Malachite: ['#1E7F5C'],
    Verdigris: ['#6FA597'],
  },
  Blue: {
    Tarn: ['#2B4C63'],
    Azurite: ['#2A4DA0'],
    Glacier: ['#A9CBD6'],
    Midnight: ['#1B2540'],
    Dusk: ['#5F7796'],
    Meltwater: ['#6FB3C8'],
  },
  Purple: {
    Amethyst: ['#6A4C8C'],
    Heather: ['#8F7A9E'],
    Bilberry: ['#3C3560'],
  },
} as const satisfies Record<GroupName, Record<string, readonly string[]>>;

type NameIn<G> = G extends GroupName ? keyof (typeof palette)[G] : never;
export type ColourName = NameIn<GroupName>;

const coloursByName: ReadonlyMap<string, BrandColour> = new Map(
  Object.entries(palette).flatMap(([group, members]) =>
    Object.entries<readonly string[]>(members).map(([name, hex]) => [name, { name, hex, group }] as const),
  ),
);

export const colourNames = [...coloursByName.keys()] as readonly ColourName[];

/** The colour called `name`. Throws on a name that the palette lacks, which only a wrong draft can cause. */
export function colourNamed(name: ColourName): BrandColour {
  const colour = coloursByName.get(name);
  if (!colour) throw new Error(`No colour is called ${name}`);
  return colour;
}
