import sharp from 'sharp';
import type { Plugin } from 'vite';
import { facade } from '../src/web/ui/art/facade.ts';
import { heroArt } from '../src/web/ui/art/hero.ts';
import { appIcon, houseMark } from '../src/web/ui/art/moments.ts';

const NACRE =
  '<linearGradient id="card" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE3D3"/><stop offset=".35" stop-color="#FBD5DD"/><stop offset=".68" stop-color="#E6DAF4"/><stop offset="1" stop-color="#D6EDE5"/></linearGradient>';

/** The pictures that stand at the top of the site, by name; the server and `index.html` link them. */
const PICTURES: Record<string, () => string | Promise<Buffer>> = {
  'favicon.svg': () => houseMark().replace('0 0 380 330', '0 -25 380 380'),
  'icon-192.png': () => png(appIcon(), 192),
  'icon-512.png': () => png(appIcon(), 512),
  'apple-touch-icon.png': () => png(appIcon(), 180),
  'apercu.png': () => png(linkPreview(), 1200),
  'adresse-1.png': () => png(facade(1), 1200),
  'adresse-2.png': () => png(facade(2), 1200),
};

/** Draws the icons of the app and the pictures of link previews into the build, from the art of the site. */
export function appPictures(): Plugin {
  return {
    name: 'app-pictures',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      for (const [fileName, draw] of Object.entries(PICTURES)) {
        this.emitFile({ type: 'asset', fileName, source: await draw() });
      }
    },
  };
}

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 200 }).resize({ width }).png({ palette: true, quality: 92 }).toBuffer();
}

/** What a link to the site shows in a message, 1200 by 630: the fan of nails on nacre. */
function linkPreview(): string {
  const fan = heroArt().replace('viewBox', 'x="210" y="-22" width="780" height="672" viewBox');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs>${NACRE}</defs><rect width="1200" height="630" fill="url(#card)"/>${fan}</svg>`;
}
