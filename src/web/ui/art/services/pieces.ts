import { hashOf } from '../seeded-random.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Which way the colours of a gradient run. */
const DIRECTIONS = { across: 'x2="1"', down: 'x2="0" y2="1"', slanting: 'x2="1" y2="1"' } as const;

/** A gradient to define once in a drawing, and the paint that refers to it. Its id follows from its colours. */
export function gradient(
  stops: readonly Stop[],
  direction: keyof typeof DIRECTIONS = 'across',
): { definition: string; paint: string } {
  const id = idOf(`${direction} ${stops.join(' ')}`);
  const colours = stops.map(([offset, colour, opacity]) => {
    const transparency = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    return `<stop offset="${offset}" stop-color="${colour}"${transparency}/>`;
  });
  return {
    definition: `<defs><linearGradient id="${id}" ${DIRECTIONS[direction]}>${colours.join('')}</linearGradient></defs>`,
    paint: `url(#${id})`,
  };
}

/** A body of which only what lies within the outline is seen. */
export function clipped(outline: string, body: string, transform = ''): string {
  const id = idOf(outline + transform);
  const moved = transform && ` transform="${transform}"`;
  return `<defs><clipPath id="${id}"><path d="${outline}"${moved}/></clipPath></defs><g clip-path="url(#${id})">${body}</g>`;
}

/** The same content always gets the same id, so that two of one id in a drawing are one. */
function idOf(content: string): string {
  return `v${hashOf(content).toString(36)}`;
}

/** A body moved to a point, turned by so many degrees and scaled there. */
export function at(x: number, y: number, body: string, turn = 0, scale = 1): string {
  const rotation = turn === 0 ? '' : ` rotate(${turn})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${rotation}${size}">${body}</g>`;
}

/** A body that throws the soft shadow of the house. */
export function raised(body: string): string {
  return `<g style="filter:drop-shadow(0 6px 7px rgb(66 12 44 / .2))">${body}</g>`;
}

/** The picture of a service, 240 by 240: a tint, the nail arch of the house where it has a colour, and the subject before it. */
export function scene(ground: string, arch: string | null, ...subject: string[]): string {
  const window = arch ? `<path d="M34 260V138C34 76 66 26 120 26S206 76 206 138V260Z" fill="${arch}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="240" height="240" fill="${ground}"/>${window}${subject.join('')}</svg>`;
}
