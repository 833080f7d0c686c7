import { at, fromAbove, mark, paint, scene, shadow } from './drawing.js';

const mug = (x: number, y: number, body: string, sign: string): string =>
  `${shadow(x + 10, y + 206, 130)}<path d="M${x + 104} ${y + 44}h26a64 64 0 0 1 0 128h-40" fill="none" stroke="${body}" stroke-width="30"/>
   <path d="M${x - 116} ${y}h232v150a54 54 0 0 1-54 54h-124a54 54 0 0 1-54-54z" fill="${body}"/>
   <path d="M${x + 56} ${y}h60v150a54 54 0 0 1-54 54h-30q24-30 24-70z" fill="#000" opacity="0.1"/>
   <ellipse cx="${x}" cy="${y}" rx="116" ry="22" fill="#000" opacity="0.28"/>${at(x - 2, y + 112, 2.2, mark(sign))}`;

export const mugs = scene(
  { wall: '#efe3d2', light: '#f8efe3', table: paint.edge },
  at(
    480,
    840,
    1.25,
    mug(-210, -270, paint.petrol, paint.cream) +
      mug(160, -270, paint.sand, paint.navy) +
      mug(-26, -180, paint.navy, paint.cream),
  ),
);

export const pourOver = scene(
  { wall: '#cfe0e4', light: '#e3eef1', table: paint.wood },
  `${shadow(480, 812, 200)}<path d="M360 470h240l54 296a40 40 0 0 1-40 46H346a40 40 0 0 1-40-46z" fill="#f4fafb"/>
   <path d="M331 640h298l20 118a26 26 0 0 1-26 32H337a26 26 0 0 1-26-32z" fill="${paint.coffee}"/><path d="M331 640h298l4 22H327z" fill="${paint.crema}"/>
   <path d="M640 520q110 10 104 106t-98 96" fill="none" stroke="#f4fafb" stroke-width="26" stroke-linecap="round"/>
   <path d="M480 560v70" stroke="${paint.crema}" stroke-width="10" stroke-linecap="round"/><rect x="330" y="452" width="300" height="34" rx="14" fill="${paint.navy}"/>
   <path d="M280 190h400l-140 262H420z" fill="${paint.cream}"/><path d="M590 190h90l-140 262h-40z" fill="#000" opacity="0.07"/>
   <path d="M316 170h328l-34 60H350z" fill="${paint.fold}"/><ellipse cx="480" cy="186" rx="150" ry="26" fill="${paint.coffee}"/>
   <path d="M672 216q76 0 66 66t-94 60" fill="none" stroke="${paint.cream}" stroke-width="24" stroke-linecap="round"/>${at(484, 322, 2.4, mark(paint.navy))}`,
);

export const giftCard = scene(
  { wall: '#9a3412', light: '#b4572e', table: '#6f230b' },
  `${at(500, 470, 1, `<rect x="-300" y="-190" width="600" height="380" rx="18" fill="${paint.paper}"/><path d="M-300-176L0 60l300-236" fill="none" stroke="${paint.fold}" stroke-width="14"/>`, 8)}
   ${at(
     450,
     540,
     1,
     `<rect x="-290" y="-176" width="580" height="372" rx="30" fill="#000" opacity="0.16"/><rect x="-290" y="-190" width="580" height="372" rx="30" fill="${paint.navy}"/>
      <rect x="-150" y="-190" width="46" height="372" fill="${paint.sand}"/><rect x="-290" y="-60" width="580" height="40" fill="${paint.sand}"/>
      <path d="M-127-40c-90-110-170-40-110 0 30 20 80 14 110 0 90-110 170-40 110 0-30 20-80 14-110 0z" fill="#f0b268" stroke="#c98a3c" stroke-width="8"/><circle cx="-127" cy="-40" r="24" fill="#c98a3c"/>
      ${at(130, 90, 2.8, mark(paint.cream))}`,
     -6,
   )}`,
);

export const apron = fromAbove(
  '#e9b58a',
  `<circle cx="480" cy="440" r="340" fill="#f4cfae"/><rect x="180" y="112" width="600" height="26" rx="13" fill="${paint.coffee}"/><circle cx="480" cy="140" r="20" fill="${paint.coffee}"/>
   <path d="M396 300C396 150 564 150 564 300" fill="none" stroke="${paint.deep}" stroke-width="22"/><path d="M250 500q-80 40-70 190M710 500q80 40 70 190" fill="none" stroke="${paint.deep}" stroke-width="20" stroke-linecap="round"/>
   <path d="M380 290h200q0 150 130 190v340a40 40 0 0 1-40 40H290a40 40 0 0 1-40-40V480q130-40 130-190z" fill="${paint.navy}"/><path d="M600 420q40 40 110 60v340a40 40 0 0 1-40 40h-70z" fill="#000" opacity="0.12"/>
   <path d="M340 640h280v110a34 34 0 0 1-34 34H374a34 34 0 0 1-34-34z" fill="#1c4876"/><path d="M340 640h280" stroke="${paint.sand}" stroke-width="10"/>${at(484, 478, 3, mark(paint.cream))}
   <path d="M560 560v96" stroke="#d9dee3" stroke-width="16" stroke-linecap="round"/><ellipse cx="560" cy="548" rx="22" ry="34" fill="#d9dee3"/>`,
);
