import { Fragment } from 'react';

/** A heading whose hyphenated words stay in one piece: a line may not end in "The two-". */
export function NoWrapHyphens({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
