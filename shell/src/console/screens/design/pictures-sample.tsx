import { Panel } from '@swapt/shared/ui';
import { SortablePictures, type SortablePicture } from '@swapt/shared/ui/sortable-pictures';
import { useState } from 'react';

const loaf = 'M60 150c0-50 40-80 90-80s90 30 90 80v10H60z';
const round = 'M150 70a60 60 0 1 0 .1 0z';
const slices = 'M70 80h40v90H70zM130 80h40v90h-40zM190 80h40v90h-40z';

const drawn = (colour: string, path: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 225"><rect width="300" height="225" fill="#f3ede3"/><path d="${path}" fill="${colour}"/></svg>`,
  )}`;

const pictures: SortablePicture[] = [
  { url: drawn('#a8672d', loaf), width: 300, height: 225, alt: 'A loaf of dark bread' },
  { url: drawn('#c98b3c', round), width: 300, height: 225, alt: 'A round loaf from above' },
  { url: drawn('#e0b56b', slices), width: 300, height: 225, alt: '' },
];

export function PicturesSample() {
  const [value, setValue] = useState(pictures);
  return (
    <Panel title="Pictures in an order" lead="Drag a picture by its handle, or move it with the arrow keys.">
      <SortablePictures label="Pictures of the bread" most={8} value={value} onChange={setValue} />
    </Panel>
  );
}
