const frame = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

const cup = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0h64v26a24 24 0 0 1-24 24H24A24 24 0 0 1 0 26z" fill="${colour}"/>
   <path d="M64 6h8a13 13 0 0 1 0 26h-10" fill="none" stroke="${colour}" stroke-width="8"/><rect x="-12" y="54" width="92" height="8" rx="4" fill="${colour}"/>
   <path d="M20-10c0-9 9-9 9-18m10 18c0-9 9-9 9-18" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.75"/></g>`;

/** A counter at the window to the harbour. */
const counter = frame(
  1600,
  1000,
  `<rect width="1600" height="1000" fill="#12355b"/><rect x="120" y="90" width="1360" height="560" rx="24" fill="#f6c98f"/>
   <rect x="120" y="400" width="1360" height="250" fill="#3f7f95"/><circle cx="1180" cy="300" r="96" fill="#fff1d6"/>
   <path d="M120 430h1360v-30q-90-26-180 0t-180 0-180 0-180 0-180 0-180 0-180 0-100-8z" fill="#5a9bae"/>
   <path d="M340 420h300l-56 78H392z" fill="#7a2f1d"/><path d="M478 200v214H356zM494 240v174h118z" fill="#fff7ec"/>
   <path d="M860 470h180l-34 48H890z" fill="#0f2c4a"/><path d="M944 330v136h-76z" fill="#fbe3c0"/>
   <rect x="786" y="90" width="20" height="560" fill="#0f2c4a"/><rect x="0" y="700" width="1600" height="300" fill="#5b2a12"/>
   <rect x="0" y="690" width="1600" height="28" fill="#7d4423"/><rect x="1130" y="520" width="260" height="180" rx="18" fill="#20466f"/>
   <rect x="1170" y="470" width="180" height="60" rx="12" fill="#2d5b8b"/><circle cx="1210" cy="600" r="22" fill="#f6c98f"/>
   <circle cx="1280" cy="600" r="22" fill="#f6c98f"/>${cup(330, 600, 1.4, '#fff7ec')}${cup(560, 620, 1.1, '#f6c98f')}${cup(740, 606, 1.3, '#fff7ec')}`,
);

/** A flat white from above. */
const flatWhite = frame(
  960,
  720,
  `<rect width="960" height="720" fill="#f3dfc4"/><circle cx="480" cy="360" r="290" fill="#fffaf2"/><circle cx="480" cy="360" r="190" fill="#fff"/>
   <circle cx="480" cy="360" r="164" fill="#8a5230"/><path d="M480 470c-92-60-120-112-96-152 20-32 70-30 96 12 26-42 76-44 96-12 24 40-4 92-96 152z" fill="#f7e3c8"/>
   <path d="M480 426c-52-36-70-66-56-90 12-18 42-18 56 8 14-26 44-26 56-8 14 24-4 54-56 90z" fill="#b67a4d"/>
   <path d="M664 330h70a44 44 0 0 1 0 88h-80" fill="none" stroke="#fff" stroke-width="30"/>`,
);

/** Croissants on a board. */
const croissants = frame(
  960,
  720,
  `<rect width="960" height="720" fill="#d8e6e3"/><rect x="120" y="420" width="720" height="170" rx="32" fill="#a8673c"/><rect x="120" y="420" width="720" height="46" rx="23" fill="#c0834f"/>
   <g fill="#e0a053" stroke="#b8742f" stroke-width="10" stroke-linejoin="round"><path d="M210 430c10-120 90-190 180-190s170 70 180 190c-60 10-84-50-180-50s-120 60-180 50z"/>
   <path d="M480 450c10-110 80-170 160-170s150 60 160 170c-50 10-76-44-160-44s-110 54-160 44z"/></g>
   <g fill="none" stroke="#b8742f" stroke-width="10" stroke-linecap="round"><path d="M300 300l30 84M390 260v110M480 300l-30 84M570 330l26 76M640 300v96M712 330l-26 76"/></g>`,
);

/** A bag of beans. */
const beans = frame(
  960,
  720,
  `<rect width="960" height="720" fill="#0b5d5b"/><path d="M330 120h300l36 490a30 30 0 0 1-30 32H324a30 30 0 0 1-30-32z" fill="#f2e6d4"/>
   <path d="M330 120h300l6 70H324z" fill="#d6c3a5"/><rect x="372" y="290" width="216" height="216" rx="20" fill="#12355b"/>
   <g transform="translate(430 350)" fill="#f2e6d4"><ellipse cx="50" cy="48" rx="40" ry="56" transform="rotate(24 50 48)"/></g>
   <path d="M500 352q-44 46-32 96" fill="none" stroke="#12355b" stroke-width="9" stroke-linecap="round"/>
   <g fill="#3a1c0d"><ellipse cx="190" cy="600" rx="34" ry="24"/><ellipse cx="250" cy="640" rx="34" ry="24"/><ellipse cx="760" cy="620" rx="34" ry="24"/><ellipse cx="700" cy="652" rx="34" ry="24"/></g>`,
);

/** The pictures of the demo shop, drawn. */
export const demoPictures = {
  counter: { svg: counter, alt: 'Cups on a counter at a window, with sailing boats in the evening sun' },
  flatWhite: { svg: flatWhite, alt: 'A flat white from above, with a heart in the foam' },
  croissants: { svg: croissants, alt: 'Two croissants on a wooden board' },
  beans: { svg: beans, alt: 'A paper bag of coffee beans' },
};
export type DemoPicture = keyof typeof demoPictures;
