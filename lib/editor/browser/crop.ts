import type { CropperSelection } from 'cropperjs';
import type { PhotoShape } from '@/lib/content/images/photo-rules';

/** Pixels: wider than the widest file that the build makes of a photo (lib/photo/photo.ts). */
const MOST_WIDE = 2400;
/** Part of the window that the picture may take. */
const MOST_OF_WINDOW = 0.45;

const TEMPLATE = `
  <cropper-canvas>
    <cropper-image></cropper-image>
    <cropper-shade></cropper-shade>
    <cropper-selection movable resizable keyboard>
      <cropper-grid role="presentation" bordered covered></cropper-grid>
      <cropper-handle action="move" theme-color="transparent"></cropper-handle>
      <cropper-handle action="ne-resize"></cropper-handle>
      <cropper-handle action="nw-resize"></cropper-handle>
      <cropper-handle action="se-resize"></cropper-handle>
      <cropper-handle action="sw-resize"></cropper-handle>
    </cropper-selection>
  </cropper-canvas>`;

/** Gives the chosen part of a picture. */
export type Crop = {
  /** Width of the part in pixels of the picture. */
  width: () => number;
  /** The part as JPEG in Base64, turned upright and without what the camera noted. */
  jpeg: () => string;
};

/**
 * Shows a picture with a frame of the asked-for shape in it, which can be moved and made smaller.
 * @param place filled with it
 * @param source address of the picture
 * @throws Error for what is no picture that this browser knows
 */
export async function cropIn(
  place: HTMLElement,
  source: string,
  { ratio }: PhotoShape,
): Promise<Crop> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { default: Cropper } = await import('cropperjs');
  place.replaceChildren();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(
    1,
    place.clientWidth / naturalWidth,
    (innerHeight * MOST_OF_WINDOW) / naturalHeight,
  );
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  const cropper = new Cropper(image, {
    container: place,
    template: TEMPLATE.replace('<cropper-selection', `<cropper-selection aspect-ratio="${ratio}"`),
  });
  // The picture fills its canvas, so that the edges of one are those of the other.
  const canvas = cropper.getCropperCanvas() as HTMLElement;
  canvas.style.width = `${size.width}px`;
  canvas.style.height = `${size.height}px`;
  const selection = cropper.getCropperSelection() as CropperSelection;
  selection.addEventListener('change', (event) => {
    if (!inside((event as CustomEvent<Box>).detail, size)) event.preventDefault();
  });
  // The elements take their sizes first.
  await new Promise(requestAnimationFrame);
  const largest = Math.min(size.width, size.height * ratio);
  const frame = { width: largest, height: largest / ratio };
  selection.$change(
    (size.width - frame.width) / 2,
    (size.height - frame.height) / 2,
    frame.width,
    frame.height,
  );
  const width = () => Math.round(selection.width / scale);
  return {
    width,
    // Drawn from the picture at hand: the library would wait for its own copy, without an end if that is late.
    jpeg() {
      const drawn = document.createElement('canvas');
      drawn.width = Math.min(width(), MOST_WIDE);
      drawn.height = Math.round(drawn.width / ratio);
      const { x, y, width: wide, height: high } = selection;
      const part = [x, y, wide, high].map((length) => length / scale);
      const [left = 0, top = 0, across = 0, down = 0] = part;
      drawn
        .getContext('2d')
        ?.drawImage(image, left, top, across, down, 0, 0, drawn.width, drawn.height);
      // At once: `toBlob` waits until the browser has nothing else to do.
      return drawn.toDataURL('image/jpeg', 0.92).replace(/^.*,/, '');
    },
  };
}

type Box = { x: number; y: number; width: number; height: number };

/** Half a pixel of the screen is nobody's fault. */
const inside = ({ x, y, width, height }: Box, size: { width: number; height: number }) =>
  x >= -0.5 && y >= -0.5 && x + width <= size.width + 0.5 && y + height <= size.height + 0.5;
