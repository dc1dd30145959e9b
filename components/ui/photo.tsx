import {
  type Photo as PhotoData,
  photoFileName,
  photoSrcSet,
  photoWidths,
} from '@/lib/photo/photo';
import { fileHref } from '@/lib/site-url';

export type PhotoProps = {
  photo: PhotoData;
  /** How wide it is shown, as the attribute `sizes`: `(width < 48rem) 100vw, 30rem`. */
  sizes: string;
  /** True for the picture that is the first thing to be seen: fetched at once. */
  first?: boolean;
  /** Empty where the same photo stands on the page in a larger size, or its words beside it. */
  alt?: string;
  className?: string | undefined;
};

const href = (name: string) => fileHref(`/art/${name}`);

/** A photo in AVIF, WebP and JPEG; the browser takes the first it knows, in the width it needs. */
export function Photo({ photo, sizes, first = false, alt = photo.alt, className }: PhotoProps) {
  const middle = photoWidths(photo).findLast((width) => width <= 960) ?? photo.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={photoSrcSet(photo, 'avif', href)} sizes={sizes} />
      <source type="image/webp" srcSet={photoSrcSet(photo, 'webp', href)} sizes={sizes} />
      <img
        src={href(photoFileName(photo, middle, 'jpg'))}
        srcSet={photoSrcSet(photo, 'jpg', href)}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
