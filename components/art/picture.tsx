import clsx from 'clsx';
import { defaultFit, drawShapes, type Fit, groundOf, type PictureSpec } from '@/lib/art/drawing';
import { pictureHref } from '@/lib/art/picture-file';
import { gallery, type PictureName } from '@/lib/art/pictures';
import styles from './picture.module.css';

type Framing = {
  className?: string | undefined;
  /** How the picture fills a box of another shape; each art has a fitting default. */
  fit?: Fit | undefined;
  /** Part of the picture to show, in its own units: `0 260 1600 260`. */
  viewBox?: string | undefined;
  /**
   * Leaves the file unfetched until a script moves `data-href` to `href`: a browser fetches what `<use>`
   * names even where nobody sees it. True: when what holds it is opened (lib/browser/boot/menus,
   * components/islands/filter-entry). `lazy`: when the visitor has scrolled near it (lib/browser/boot/load-pictures),
   * and at once where there are no scripts.
   */
  deferred?: Loading | undefined;
};

export type Loading = boolean | 'lazy';

/** A picture of the gallery, by name. It fills its box and is hidden from assistive technology. */
export function Picture({ name, ...framing }: { name: PictureName } & Framing) {
  return <PictureOf spec={gallery[name]} {...framing} />;
}

/** A picture drawn for a piece of content, such as an insight or the cloth of a title. */
export function PictureOf({ spec, deferred, ...framing }: { spec: PictureSpec } & Framing) {
  const file = pictureHref(spec);
  const box = frame(spec, framing);
  const shown = (
    <svg {...box} aria-hidden="true">
      <use href={file} />
    </svg>
  );
  if (!deferred) return shown;
  const isLazy = deferred === 'lazy';
  return (
    <>
      <svg {...box} data-lazy={isLazy ? '' : undefined} aria-hidden="true">
        <use data-href={file} suppressHydrationWarning />
      </svg>
      {isLazy && <noscript>{shown}</noscript>}
    </>
  );
}

/** The picture inside the HTML: for the one picture that is the first thing to be seen. */
export function InlinePicture({ name, ...framing }: { name: PictureName } & Framing) {
  const spec = gallery[name];
  return (
    <svg
      {...frame(spec, framing)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from our own generators
      dangerouslySetInnerHTML={{ __html: drawShapes(spec) }}
    />
  );
}

function frame(spec: PictureSpec, { className, fit, viewBox }: Framing) {
  return {
    className: clsx(
      'art',
      spec.art === 'monitoring' && styles.gauge,
      groundOf(spec) === 'si' && styles.sisal,
      className,
    ),
    viewBox: viewBox ?? `0 0 ${spec.width} ${spec.height}`,
    preserveAspectRatio: fit ?? defaultFit(spec),
  };
}
