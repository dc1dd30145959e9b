import { notFound } from 'next/navigation';

/** What Next gives to a route that ends in `[slug]`. */
export type PieceProps = { params: Promise<{ slug: string }> };

/** A route of pieces that lie below one address: the names that it has, and the piece of a name. */
export function pieceRoute<T extends { slug: string }>(pieces: () => readonly T[]) {
  return {
    generateStaticParams: () => pieces().map(({ slug }) => ({ slug })),
    pieceFor: async ({ params }: PieceProps) => {
      const { slug } = await params;
      return pieces().find((piece) => piece.slug === slug) ?? notFound();
    },
  };
}
