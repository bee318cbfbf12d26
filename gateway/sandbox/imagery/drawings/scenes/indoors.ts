/** Rooms of the mine: drawn, since no landscape is in them. 8-bit RGB. */
export const indoors: Readonly<Record<string, (width: number, height: number) => Promise<Buffer>>> = {};
