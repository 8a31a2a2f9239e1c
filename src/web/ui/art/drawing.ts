/** Dawn over the scenes, referred to as `url(#sky)`. */
export const SKY =
  '<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE3D3"/><stop offset=".5" stop-color="#FBD5DD"/><stop offset="1" stop-color="#E6DAF4"/></linearGradient>';

/** A whole SVG file around a body drawn in `width` by `height` units. */
export function drawing(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;
}
