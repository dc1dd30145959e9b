import { Link } from './link';

export type AddressSentenceProps = {
  /** Holds {address}. */
  sentence: string;
  address: string;
  /** Where a press on the address leads; without it the address is only printed heavier. */
  href?: string;
};

/** A sentence with a mail address in it. */
export function AddressSentence({ sentence, address, href }: AddressSentenceProps) {
  const [before, after] = sentence.split('{address}');
  return (
    <>
      {before}
      {href ? (
        <Link href={href} className="text-link wrap-anywhere">
          {address}
        </Link>
      ) : (
        <b className="font-semibold wrap-anywhere">{address}</b>
      )}
      {after}
    </>
  );
}
